/**
 * Baseline of the same run: node:http answering bytes from memory. `/n` sends the body of the nth file argument with three headers of its
 * own, and meets any condition with a 304; `/n/whole` sends status and headers of `file.json`, too. Prints its port.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answers = process.argv.slice(2).map((file) => ({
  body: readFileSync(file),
  ...(JSON.parse(readFileSync(`${file}.json`, 'utf8')) as { status: number; headers: string[] }),
}))
const server = createServer((request, response) => {
  const [, at, isWhole] = request.url!.split('/')
  const { body, status, headers: all } = answers[Number(at)]!
  if (isWhole) return void response.writeHead(status, all).end(body)
  const condition = request.headers['if-none-match']
  if (condition !== undefined) return void response.writeHead(304, { etag: condition }).end()
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  }
  response.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1', () => console.info((server.address() as { port: number }).port))
