/** The measure of all others in the same run: node:http answering bytes it already has. Prints its port. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = readFileSync(process.argv[2]!)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length }
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => console.info((server.address() as { port: number }).port))
