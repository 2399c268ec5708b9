import type { Values } from '#src/base/i18n/translate.ts'
import { type FileProblem, problemMessage, type StringProblem } from '../static-strings.rules.ts'
import type { stringEditorTexts } from './string-editor.strings.ts'

type T = (key: keyof typeof stringEditorTexts, values?: Values) => string

/** The sentence about a text that cannot be saved, the same as the server's. */
export function problemText(t: T, problem: StringProblem): string {
  const { key, values } = problemMessage(problem)
  return t(key, values)
}

/** Why a file cannot be imported. */
export function fileProblemText(t: T, problem: FileProblem): string {
  if (problem.key === 'text') return t('import_text', { name: problem.name })
  if (problem.key === 'json' && problem.line !== null) return t('import_json_line', { line: problem.line })
  return t(`import_${problem.key}`)
}
