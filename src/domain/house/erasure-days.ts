/** Days within which nothing of a deleted account is left, backups included: the sum of the two below at most. */
export const ERASED_WITHIN_DAYS = 30

/** Days for which a deleted account can be restored, before it is erased. */
export const GRACE_DAYS = 16

/** Days for which a backup is kept at most: what is erased is in those from before. */
export const BACKUP_DAYS = 14
