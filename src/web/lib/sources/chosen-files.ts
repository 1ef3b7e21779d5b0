/** A file that was chosen or dropped, before it is read. */
export interface ChosenFile {
  /** With the names of its folders where it was chosen in one. */
  name: string
  /** Size in bytes. */
  bytes: number
  /** When it was changed on this device, ISO 8601 in UTC. */
  modifiedAt: string
  open: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Files that programs and systems leave beside those of the user: locks, previews, folder settings. */
const LEFTOVER =
  /(?:^|\/)(?:\.[^/]*|~\$[^/]*|__MACOSX\/.*|thumbs\.db|desktop\.ini|icon\r?)$|(?:^|\/)__MACOSX\//iu

/** The name of a file without those of its folders. */
export const baseName = (name: string) => name.split('/').at(-1) ?? name

const isLeftover = (name: string) => LEFTOVER.test(name)

/** Size and date are asked for when a file is read: a browser looks them up on the disk while the page waits. */
function fileOf(file: File, name = file.webkitRelativePath || file.name): ChosenFile {
  return {
    name,
    get bytes() {
      return file.size
    },
    get modifiedAt() {
      return new Date(file.lastModified).toISOString()
    },
    open: async () => new Uint8Array(await file.arrayBuffer()),
  }
}

/** Chosen files, or those of a chosen folder, in the order of their names. */
export function chosenFiles(files: Iterable<File>): ChosenFile[] {
  return inOrder([...files].map((file) => fileOf(file)))
}

/**
 * What was dropped, with all that is in dropped folders. To be called while the event is handled: later its items are
 * empty. A folder that cannot be read counts as empty.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return chosenFiles(files)
  const found = await Promise.all(entries.map(filesOf))
  return inOrder(found.flat())
}

async function filesOf(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    return file === null ? [] : [fileOf(file, entry.fullPath.replace(/^\//u, ''))]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const children: FileSystemEntry[] = []
  // A folder is given in parts of a hundred.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0) break
    children.push(...part)
  }
  const found = await Promise.all(children.map(filesOf))
  return found.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

function inOrder(files: readonly ChosenFile[]): ChosenFile[] {
  const collator = new Intl.Collator('fr', { numeric: true })
  return files
    .filter(({ name }) => !isLeftover(name))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}
