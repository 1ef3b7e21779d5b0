import { expect, test } from 'vitest'
import { EDITOR } from './chunk-groups.ts'
import { entryModule } from './entries.ts'
import { routeFile, routeFiles } from './route-files.ts'
import { NEEDS_NETWORK } from './service-worker-file.ts'

test('every route that the build names has its file', () => {
  const files = routeFiles()
  for (const id of [...EDITOR, ...NEEDS_NETWORK])
    expect(routeFile(id, files)).toMatch(/\/src\/web\/routes\/.+\.tsx$/)
})

test('a source or a route that does not exist ends the build', () => {
  expect(() => entryModule('src/web/nowhere.tsx')).toThrow(
    'The build starts from src/web/nowhere.tsx, which does not exist',
  )
  expect(() => routeFile('/_workspace/nowhere')).toThrow('The build names the route /_workspace/nowhere')
  expect(() => routeFiles("import { Route as aImport } from './routes/nowhere.tsx'")).toThrow(
    'src/web/routes/nowhere.tsx, which does not exist',
  )
  expect(() => routeFiles('')).toThrow('names no route')
})
