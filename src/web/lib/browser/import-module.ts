/** Code that could not be downloaded: without a network, or of a version that the server has no more. */
export class ModuleUnavailable extends Error {}

/**
 * Runs a dynamic `import()`, and after a failed download requests the file at another address: Chromium 150 remembers the
 * failure of an address until the page is reloaded. The modules that the file imports keep their addresses.
 * @example const { writeWorkbook } = await importModule(() => import('./write-workbook.ts'))
 * @throws ModuleUnavailable
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (failure) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(failure)) ?? []
    if (!address) throw new ModuleUnavailable(String(failure), { cause: failure })
    try {
      return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
    } catch (again) {
      throw new ModuleUnavailable(String(again), { cause: again })
    }
  }
}
