export const receivablesAdminPath = '/api/admin/receivables'
/** Takes the query of the list, and `file`. */
export const receivablesFilePath = `${receivablesAdminPath}/file`
/** How near a due day is: past, within seven days, within thirty, later. */
export const receivableTimes = ['gecikmis', 'hafta', 'ay', 'sonra'] as const
export type ReceivableTime = (typeof receivableTimes)[number]
