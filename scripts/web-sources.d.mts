export function webSources(root: string): string[]
export function webFingerprint(root: string): string
