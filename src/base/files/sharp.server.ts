import sharp from 'sharp'

// One core per picture and no pixels cached: both belong to the pages.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
