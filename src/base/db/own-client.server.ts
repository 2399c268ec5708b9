import pg from 'pg'

/** A connection outside of the pool. The caller ends it. @param name for pg_stat_activity */
export async function ownClient(url: string, name: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `seyyah ${name}`,
    connectionTimeoutMillis: 2500,
    keepAlive: true,
    ...more,
  })
  // A broken connection also fails its query. Without a listener the error event would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs `work` on a connection of its own, which ends with it. */
export async function withOwnClient<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
  more?: pg.ClientConfig,
): Promise<T> {
  const client = await ownClient(url, name, more)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
