import { expect, test } from '../journey.ts'
import { en, tr } from '../locale.ts'
import { screensOf } from '../screens.ts'
import { visit } from '../visitor.ts'

// journey.ts makes every journey fail on a policy violation.

for (const locale of [tr, en]) {
  test(`the policy of every screen allows scripts by hash only, ${locale.lang}`, async ({ request }) => {
    for (const { path } of screensOf(locale)) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+( https:\/\/(\*\.)?[\w.-]+)*$/)
      expect(policy, path).toMatch(/default-src 'none'.*object-src 'none'; base-uri 'none'; form-action 'self'/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
      expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    }
  })
}

test('injected scripts do not run, and the violation is detected', async ({ page, expectErrors, pageErrors }) => {
  expectErrors(/policy: script-src/, /Content Security Policy/)
  await visit(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "stolen"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img alt="" src="data:," onerror="document.title = \'stolen\'">')
  })
  await expect.poll(() => pageErrors.found.filter((each) => each.startsWith('policy: ')).length).toBeGreaterThan(1)
  await expect(page).not.toHaveTitle('stolen')
})
