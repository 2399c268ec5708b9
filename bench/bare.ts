/**
 * Baseline of the same run: node:http answering bytes from memory. `/n` is the nth file argument. Any condition is met
 * with a 304. Prints its port.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const files = process.argv.slice(2).map((file) => readFileSync(file))
const server = createServer((request, response) => {
  const condition = request.headers['if-none-match']
  if (condition !== undefined) return void response.writeHead(304, { etag: condition }).end()
  const bytes = files[Number(request.url!.slice(1))]!
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': bytes.length,
  }
  response.writeHead(200, headers).end(bytes)
})
server.listen(0, '127.0.0.1', () => console.info((server.address() as { port: number }).port))
