/** Limits and paths of uploads in the office, shared by the server and the fields of the office. */
export const imageUploadPath = '/api/admin/files/images'
export const videoUploadPath = '/api/admin/files/videos'

export const imageUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  maxMegabytes: 15,
  maxMegapixels: 50,
} as const

export const videoUpload = {
  types: ['video/mp4', 'video/webm'],
  extensions: ['.mp4', '.webm'],
  maxMegabytes: 200,
} as const

export const megabyte = 1024 * 1024
/** maximum length of a picture's alternative text */
export const maxAlt = 250
