export function configureHooks(root: string, env?: NodeJS.ProcessEnv): void
