/** Any constants will do, as long as every Gramme asks for the same and none is another's. */
export const MIGRATION_LOCK = 4_726_001
export const FOLDER_LOCK = 4_726_002
export const REMAKING_LOCK = 4_726_003
export const BACKUP_LOCK = 4_726_004
