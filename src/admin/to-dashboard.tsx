import { redirect } from 'react-router'

const load = () => {
  throw redirect('/admin/dashboard')
}
export const loader = load
export const clientLoader = load
