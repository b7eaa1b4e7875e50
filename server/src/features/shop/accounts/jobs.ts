import { defineQueue } from '../../../platform/jobs/queue.ts'

/** Somebody asked for a new password. Known addresses and unknown ones are queued alike, so that the answer tells nothing. */
export const resetQueue = defineQueue<{ email: string }>('password-reset')
