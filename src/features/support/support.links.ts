export const supportApiPath = '/api/admin/support'
export const supportScreen = '/admin/support'
