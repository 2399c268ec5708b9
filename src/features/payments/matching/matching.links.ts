export const noticesPath = '/api/admin/payment-notices'
/** Orders whose notices are shown together, at most. */
export const mostNoticeOrders = 100
