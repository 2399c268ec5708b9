import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from '../journey.ts'
import { langs, localeOf } from '../locale.ts'
import { screensOf } from '../screens.ts'

/** The recommended rules except those about spelling and taste. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Spellings of React (charSet, <meta/>, disabled=""), which are valid HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // useId starts with an underscore: valid HTML, unlike in old selectors.
    'valid-id': ['error', { relaxed: true }],
    // Style attributes hold data: the agency's colours and picture placeholders.
    'no-inline-style': 'off',
    // Phone numbers are the office's texts; CSS prevents breaks where needed.
    'tel-non-breaking': 'off',
  },
}

for (const lang of langs) {
  test(`the served HTML of every screen is valid, ${lang}`, async ({ request }) => {
    const validator = new HtmlValidate(config)
    const found: string[] = []
    for (const { name, path, isMissing } of screensOf(localeOf(lang))) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(isMissing ? 404 : 200)
      const html = await response.text()
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        for (const { ruleId, message, column } of messages)
          found.push(`${name}: ${ruleId}: ${message} … ${html.slice(Math.max(0, column - 60), column + 60)}`)
    }
    expect(found).toEqual([])
  })
}
