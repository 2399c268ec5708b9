import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { beginBackup } from './backups.commands.server.ts'
import { backupsPath } from './backups.links.ts'
import { findBackupState } from './backups.queries.server.ts'
import { BackupState } from './backups.schema.ts'

export const backupsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: backupsPath,
    access: 'may:settings',
    summary: 'Backups that the program makes by itself: the last one, the next one, and those that are kept.',
    answer: BackupState,
    handle: (call) => findBackupState(call),
  }),
  endpoint({
    method: 'POST',
    path: backupsPath,
    access: 'may:settings',
    changes: false,
    summary: 'Begins a backup; 409 while one is under way. Its end is an event of the subject `system`.',
    answer: Done,
    status: 202,
    handle: async (call) => {
      await beginBackup(call, call.staff)
      return done(call, 'office.backup_begun')
    },
  }),
]
