import { readFileSync } from 'node:fs'

/** Answers of the site's API, written by the bench. Read once: this site has no database. */
export const content = JSON.parse(readFileSync('content.json', 'utf8'))
