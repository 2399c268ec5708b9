export const salesAdminPath = '/api/admin/sales'
