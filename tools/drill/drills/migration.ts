import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { migrate, readMigrations } from '#src/base/db/schema/migrate.server.ts'
import { assertSeen, type Drill } from '../frame/drill.ts'

/** So many files in one transaction, with the functions after them. */
const filesOfUpgrade = 20

export const drill: Drill = {
  fault: `the connection of a migration is killed after each of its statements, of every file, and of an upgrade by ${filesOfUpgrade} files and all functions`,
  expected: 'nothing is left half-applied, and the next start finishes: the schema is the one of an undisturbed run',
  run: async ({ folder, say, after, times }) => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir, { recursive: true })
    const server = await startEmbedded({ dataDir, log: () => {} })
    after(() => server.stop())
    // Event triggers are for the superuser.
    const asOwner = new URL(server.url)
    asOwner.username = 'postgres'
    const owner = asOwner.href
    const admin = new pg.Client({ connectionString: owner })
    await admin.connect()
    after(() => admin.end())
    const copy = async (from: string, to: string) => {
      await admin.query(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`)
      await admin.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY file_copy`)
      return urlOf(owner, to)
    }
    const files = readMigrations('db/migrations')
    /** Every so many statements; 1 unless DRILL_SCALE is below 1. */
    const step = Math.max(1, Math.round(100 / times(100)))
    let kills = 0
    /** Kills the way from one database to the next everywhere. @returns how many statements it has */
    const killAlong = async (from: string, to: string, sources: string, what: string): Promise<number> => {
      const wholeUrl = await copy(from, to)
      await rows(wholeUrl, counter(-1))
      await migrate(wholeUrl, sources)
      const statements = Number((await rows(wholeUrl, 'SELECT last_value - 1 AS n FROM killer.counted'))[0]!.n)
      await rows(wholeUrl, removeCounter)
      const isFirst = from === 'template1'
      const before = isFirst ? '' : await schemaOf(urlOf(owner, from))
      const wanted = await schemaOf(wholeUrl)
      for (let at = 1; at <= statements; at += step) {
        const url = await copy(from, 'killed')
        await rows(url, counter(at))
        const outcome = await migrate(url, sources).then(
          () => 'finished',
          () => 'killed',
        )
        assertSeen(outcome === 'killed', `${what}: statement ${at} of ${statements} did not kill it`)
        await rows(url, removeCounter)
        if (!isFirst) assertSeen((await schemaOf(url)) === before, `${what}: half-applied after statement ${at}`)
        await migrate(url, sources)
        assertSeen((await schemaOf(url)) === wanted, `${what}: another schema after a kill at statement ${at}`)
        kills += 1
      }
      return statements
    }
    for (const [index, file] of files.entries()) {
      const sources = join(folder, file.name)
      mkdirSync(join(sources, 'migrations'), { recursive: true })
      mkdirSync(join(sources, 'functions'))
      for (const { name } of files.slice(0, index + 1))
        cpSync(`db/migrations/${name}`, join(sources, 'migrations', name))
      await killAlong(index === 0 ? 'template1' : `after_${index}`, `after_${index + 1}`, sources, file.name)
      if ((index + 1) % 10 === 0) say(`${index + 1} of ${files.length} files, ${kills} kills`)
    }
    const statements = await killAlong(`after_${files.length - filesOfUpgrade}`, 'upgraded', 'db', 'the upgrade')
    return {
      seen: `${files.length} files and an upgrade of ${statements} statements, ${kills} kills; each time nothing was applied, and then all as in an undisturbed run`,
      figures: { 'faults survived': kills },
    }
  },
}

/**
 * Triggers that end their own connection at that many statements; -1 only counts them: after a change of the schema, and before one of rows
 * in a table that was there. A sequence counts also what is rolled back.
 */
const counter = (at: number) => `CREATE SCHEMA killer; CREATE SEQUENCE killer.counted;
  SELECT nextval('killer.counted');
  CREATE FUNCTION killer.count() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN IF nextval('killer.counted') = ${at + 1} THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; END $$;
  CREATE FUNCTION killer.changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM killer.count(); RETURN NULL; END $$;
  CREATE FUNCTION killer.changed_schema() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM killer.count(); END $$;
  DO $$ DECLARE known regclass; BEGIN
    FOR known IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
      EXECUTE format('CREATE TRIGGER killer BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH STATEMENT EXECUTE FUNCTION killer.changed_rows()', known);
    END LOOP;
  END $$;
  CREATE EVENT TRIGGER killer ON ddl_command_end EXECUTE FUNCTION killer.changed_schema()`

const removeCounter = 'DROP EVENT TRIGGER killer; DROP SCHEMA killer CASCADE'

/** Columns, constraints, indexes, functions, triggers and views, and which files are applied. */
const schema = `SELECT coalesce(string_agg(what, E'\\n' ORDER BY what), '') AS schema FROM (
  SELECT concat_ws(' ', 'column', a.attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS what
    FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'view', viewname, definition) FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'type', typname, enumlabel) FROM pg_type LEFT JOIN pg_enum ON enumtypid = pg_type.oid
     WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
) AS found`

const applied = `SELECT coalesce(string_agg(name, ',' ORDER BY name), '') AS applied FROM schema_migrations`

async function schemaOf(url: string): Promise<string> {
  return `${(await rows(url, applied))[0]!.applied}\n${(await rows(url, schema))[0]!.schema}`
}

async function rows(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const result = await client.query(sql)
    return Array.isArray(result) ? [] : result.rows
  } finally {
    await client.end()
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
