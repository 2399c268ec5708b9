export const systemPath = '/api/admin/system'
export const systemSummaryPath = '/api/admin/system/summary'
export const systemScreen = '/admin/system'
