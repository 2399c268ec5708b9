/**
 * Rows of a list that are counted. A clerk filters long before that many, and counting millions takes seconds on every page.
 */
export const mostCounted = 10_000

/** Rows of a list, or as many as were counted. */
export type Counted = { total: number; more_than_total?: true | undefined }
