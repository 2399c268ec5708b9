import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from '../journey.ts'
import { langs, localeOf } from '../locale.ts'
import { screensOf } from '../screens.ts'

/** What is recommended, but for what is a matter of spelling or taste here. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React spells charSet, <meta/> and disabled="" so; HTML reads all of it alike.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // React's useId begins with an underscore, which HTML allows and only old selectors did not.
    'valid-id': ['error', { relaxed: true }],
    // The agency's two colours and the blurred placeholders of its pictures are data, and our policy allows style attributes.
    'no-inline-style': 'off',
    // Telephone numbers are the office's text; where one may not break, the style sheet says so.
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
