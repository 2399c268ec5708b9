export const backupsPath = '/api/admin/system/backups'
/** The screen that shows them; src/routes.ts declares it. */
export const backupsScreen = '/admin/system'
