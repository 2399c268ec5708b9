import { redirect } from 'react-router'

/** Redirects unknown office paths to the office's not-found page. */
const load = () => {
  throw redirect('/admin/404')
}
export const loader = load
export const clientLoader = load
