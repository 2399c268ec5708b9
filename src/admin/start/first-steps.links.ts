export const firstStepsPath = '/api/admin/first-steps'
