// npm run release: dist/gramme-<version>.tar.gz, which npm start runs on another machine without building anything.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar, type TarSource } from 'modern-tar/fs'
import { version } from '#server/version.ts'
import { releaseFiles } from './release-files.ts'

const name = `gramme-${version}`
const target = `dist/${name}.tar.gz`

const sources: TarSource[] = [
  ...releaseFiles()
    .concat('dist/.web-stamp')
    .map((path): TarSource => ({ type: 'file', source: path, target: `${name}/${path}` })),
  { type: 'directory', source: 'dist/web', target: `${name}/dist/web` },
]
await pipeline(packTar(sources), createGzip({ level: 9 }), createWriteStream(target))
console.log(`L'archive de Gramme ${version} est dans ${target}.`)
