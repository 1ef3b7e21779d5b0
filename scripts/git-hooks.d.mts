export function useHooks(root: string, env?: NodeJS.ProcessEnv): void
