/** `npm run generate -- <name>`: writes files of the repository that are made of others. Without a name, or with `--help`, it lists them. */

const generators: Record<string, string> = {
  'table-types': 'db/tables.ts, after a migration',
  licences: 'docs/licences.md, after packages or what imports them have changed',
  icons: 'src/base/ui/icons.svg, after icons.tsx names another icon',
  fonts: 'src/base/ui/fonts, after a font has changed',
  'paper-letters': 'src/base/pdf/printable-letters.ts, after the maker of papers has changed',
  'upgrade-archive': 'db/upgrades, before a release that changes rows of orders, payments or tours',
}

const name = process.argv[2] ?? '--help'
if (!(name in generators)) {
  if (name !== '--help') console.error(`There is nothing to generate as ${name}.`)
  for (const [each, what] of Object.entries(generators))
    console.info(`  npm run generate -- ${each.padEnd(16)} ${what}`)
  process.exit(name === '--help' ? 0 : 1)
}
await import(`./generate/${name}.ts`)

// A module, so that it may await at its top.
export {}
