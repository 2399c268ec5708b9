export const salesAdminPath = '/api/admin/sales'

/** Characters of a name, telephone or e-mail from which known customers are searched. */
export const minCustomerSearch = 3
