import type { Scene } from './scene.ts'
import { scene as bogaz } from './scenes/bogaz-aksam.ts'
import { scene as ege } from './scenes/ege-koyu-guletler.ts'
import { scene as kapadokya } from './scenes/kapadokya-balonlar.ts'

/** Every picture of the demo agency, in the order of the contact sheet. */
export const scenes: readonly Scene[] = [kapadokya, bogaz, ege]
