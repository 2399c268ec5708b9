import { rmSync } from 'node:fs'

export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder?.includes('seyyah-e2e-')) rmSync(folder, { recursive: true, force: true })
}
