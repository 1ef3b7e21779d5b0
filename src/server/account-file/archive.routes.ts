import { creating, member, open } from '../context.ts'
import { checkArchive } from './check-archive.ts'
import { importArchive, readArchive } from './import-archive.ts'
import { pathOf } from './uploaded-archive.ts'
import { ArchiveReader } from './archive-reader.ts'

export const archiveRoutes = open.archive.router({
  read: member.archive.read.handler(({ input, context }) =>
    ArchiveReader.with(pathOf(input.body), async (archive) => {
      const checked = await checkArchive(archive, context.storage.limits.maxItems)
      return context.asMember((tx) => readArchive(tx, checked))
    }),
  ),

  import: creating.archive.import.handler(({ input, context }) =>
    ArchiveReader.with(pathOf(input.body), async (archive) => {
      const checked = await checkArchive(archive, context.storage.limits.maxItems)
      const connection = { left: false }
      void context.answered().then(() => (connection.left = true))
      const goesOn = () => {
        if (connection.left) throw new Error('Nobody waits for the import any more')
      }
      const { fileName = input.body.name, ...meetings } = input.query ?? {}
      const wanted = { archive, checked, meetings, fileName, goesOn }
      return context.create((tx) => importArchive(tx, wanted), { bulk: true, long: true })
    }),
  ),
})
