import config from './playwright.config.ts'

const { webServer: _, ...rest } = config
const executablePath = process.env.CHROME ?? '/usr/bin/chromium'
const args = [...(config.use!.launchOptions!.args ?? []), ...(process.env.CHROME_ARGS ?? '').split(' ').filter(Boolean)]
export default {
  ...rest,
  use: { ...config.use, launchOptions: { executablePath, args } },
  projects: [{ name: 'journeys', testMatch: ['**/*.journey.ts', '**/*.alone.ts'] }],
}
