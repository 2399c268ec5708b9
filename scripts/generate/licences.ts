/** `npm run generate -- licences`: writes docs/licences.md, after packages or what imports them have changed. */
import { writeFileSync } from 'node:fs'
import { licenceList, licencePage } from './licence-list.ts'

writeFileSync(licencePage, licenceList())
