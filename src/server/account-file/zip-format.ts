/** Records of a ZIP archive: how each begins, and its bytes before names and extra fields (PKWARE's APPNOTE 6.3.10). */
export const LOCAL = { signature: 0x04034b50, length: 30 }
export const DESCRIPTOR = { signature: 0x08074b50, length: 16 }
export const CENTRAL = { signature: 0x02014b50, length: 46 }
export const END = { signature: 0x06054b50, length: 22 }
export const ZIP64_END = { signature: 0x06064b50, length: 56 }
export const ZIP64_LOCATOR = { signature: 0x07064b50, length: 20 }

/** The largest number of 32 bits; in a record it says that the number is in one of ZIP64. */
export const MOST_32 = 0xffff_ffff
