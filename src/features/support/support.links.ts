export const supportApiPath = '/api/admin/support'
export const supportScreen = '/admin/support'
/** Characters of one error of the browser in a request. */
export const maxErrorLength = 300
