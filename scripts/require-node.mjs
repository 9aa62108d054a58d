// node --import ./scripts/require-node.mjs …: says in a sentence what an older Node would say in a stack trace about TypeScript.
const OLDEST_NODE = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `Sem o próprio Node instalado (npm ci), este comando precisa do Node ${OLDEST_NODE} ou mais novo; este é o ${process.versions.node}.\n`,
  )
  process.exit(78)
}
