export const pickupPointsAdminPath = '/api/admin/pickup-points'
