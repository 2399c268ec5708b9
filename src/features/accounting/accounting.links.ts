export const accountingPath = '/api/admin/accounting'
/** Takes the query of the sums, `what` and `file`. */
export const accountingFilePath = `${accountingPath}/file`
/** `siparisler`: what was sold, an item in a row; `odemeler`: money that came and went back. */
export const accountingLists = ['siparisler', 'odemeler'] as const
export type AccountingList = (typeof accountingLists)[number]
