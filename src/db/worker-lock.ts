/** The class of advisory locks that worker processes hold while they live; the key is the pool's hash. */
export const WORKER_LOCK = 7411
