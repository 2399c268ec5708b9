/** Writes db/demo/pictures/placeholders.ts: the blurred placeholder of every scene, so that no start has to draw them. */
import { writeFileSync } from 'node:fs'
import { scenes } from '#db/demo/pictures/scenes.ts'
import { placeholderOf } from '#src/base/files/images.server.ts'

const lines: string[] = []
for (const { name, draw } of scenes) lines.push(`  '${name}': '${await placeholderOf(Buffer.from(draw()))}',`)
writeFileSync(
  'db/demo/pictures/placeholders.ts',
  `/** Made by scripts/placeholders.ts from the scenes; run it after drawing one anew. */
export const placeholders: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
