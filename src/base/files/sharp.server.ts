import sharp from 'sharp'

// One thread and no cache: cores and memory are reserved for pages.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
