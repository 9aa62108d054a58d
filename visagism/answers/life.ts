/** Of work, sport, weather, days and periods, money, help at home, body and identity. Health ends with the doctor who treats it. */
import { plainOf } from '../facts/clause.ts'
import type { FactKey } from '../facts/facts.ts'
import { HEARING_AID } from '../facts/hearing-aid.ts'
import { valuesSaid } from '../facts/said.ts'
import { wholeNote } from '../facts/settle.ts'
import { hairReachOf } from '../hair/reach.ts'
import { usesClippers } from '../hair/refused-by-facts.ts'
import { dayOf } from '../knowledge/agenda.ts'
import { capital, dayAndMonth, list } from '../knowledge/pt.ts'
import { agendaOf, isTooNearToCut, wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import type { Answer } from './answer.ts'

type ByReach = { readonly long?: string; readonly short?: string; readonly bare?: string }

/** Of today's hair: what can be tied, what cannot, and none. */
const byReach =
  ({ long, short, bare }: ByReach) =>
  (r: Reading): string | null =>
    ({ comprido: long, curto: short, rente: bare })[hairReachOf(r)] ?? null

const ifShort = (words: string) => byReach({ short: words, bare: words })
/** Their own work: “sou advogada”, “motorista, o dia todo no sol”; not “a enfermeira disse”. */
const working = (jobs: string): string =>
  `^(?:(?:eu|e|sou|uma?|como|trabalho|de|ja|tambem|oi|ola) )*(?:${jobs})\\b(?! (?:disse|diz|fal\\w+|acha|pediu|mandou|e|faz|me)\\b)|\\b(?:sou|virei|trabalho (?:de|como|com)|atuo como|formad[oa] em|me formei em) (?:\\w+ ){0,2}(?:${jobs})\\b`
const play = 'jog(?:o|ar|ando)|trein(?:o|ar|ando)|pratic(?:o|ar)|fac(?:o|o muito)|fazer|lut(?:o|ar)|bato'
const ifLong = (words: string) => byReach({ long: words })
const unlessBare = (words: string) => byReach({ long: words, short: words })

const noteOf = ({ brief }: Reading): string => plainOf(wholeNote(brief.form.observations, brief.facts ?? []))

/** A rule that ends on a day: what is grown after it. */
const beardAfter = ({ turn, facts }: Reading): string | null =>
  turn && (turn.binds.includes('no-beard') || (facts.has('work-rule') && facts.has('no-beard')))
    ? `${capital(turn.after)}, se quiser barba: três a quatro semanas sem aparar, só com a linha do pescoço limpa; depois, 6 mm no rosto e 9 mm no queixo, e uma semana para decidir antes de baixar mais.`
    : null

/** Cut now, or wait: the last visit before their day. */
function cutNowOrWait(r: Reading): string | null {
  const { event, eventCut } = agendaOf(r)
  const [day, cut] = [event && dayOf(event), eventCut && dayOf(eventCut)]
  if (!event || !eventCut || !day || !cut) return null
  const days = Math.round((day - cut) / 86_400_000)
  return `Se é para mudar, corte agora, e não na véspera: até lá o corte assenta. O último acerto, só nas pontas ou no contorno, cai em ${dayAndMonth(eventCut)}, ${days} dias antes.`
}

/** The person who cuts at home, as the card names them. */
const HELPERS: Readonly<Record<string, string>> = {
  prima: 'a sua prima',
  primo: 'o seu primo',
  irma: 'a sua irmã',
  irmao: 'o seu irmão',
  mae: 'a sua mãe',
  pai: 'o seu pai',
  filha: 'a sua filha',
  filho: 'o seu filho',
  tia: 'a sua tia',
  tio: 'o seu tio',
  vizinha: 'a sua vizinha',
  vizinho: 'o seu vizinho',
  amiga: 'a sua amiga',
  amigo: 'o seu amigo',
  sogra: 'a sua sogra',
  cunhada: 'a sua cunhada',
  avo: 'a sua avó',
  esposa: 'a sua esposa',
  mulher: 'a sua mulher',
  marido: 'o seu marido',
  namorada: 'a sua namorada',
  namorado: 'o seu namorado',
}
const WHO = Object.keys(HELPERS).join('|')
const THEIR_HAIR = '(?:o |as? |os )?(?:meus?|minhas?) (?:cabelo|fios?|trancas?|nuca|franja|corte|pontas)'
const HELPED = new RegExp(
  `\\bquem (?:me )?(?:corta|passa a maquina|tranca|apara|faz)(?: ${THEIR_HAIR}| o cabelo| em mim| a maquina)?(?:,| e| sera| vai ser| la em casa e| aqui em casa e| em casa e) (?:a |o )?(?:minha|meu) (${WHO})\\b|` +
    `\\b(?:minha|meu) (${WHO})\\b(?: \\w+)?(?: (?:que|e|quem|vai|sempre|la|me)){0,3} (?:(?:corta|cortar|apara|aparar|tranca|trancar|faz|fazer) (?:${THEIR_HAIR}|para mim|em casa|de graca|(?:aqui|la) em casa)|(?:passa|passar) a maquina(?! de)(?=.{0,24}\\b(?:em casa|de graca|em mim|meu cabelo|aqui)\\b))`,
)
function helper(r: Reading): string | null {
  const note = noteOf(r)
  const match = HELPED.exec(note)
  const who = HELPERS[match?.[1] ?? match?.[2] ?? '']
  if (!who) return null
  const of = who.replace(/^a /, 'à ').replace(/^o /, 'ao ')
  if (r.cuts[r.cuts.recommended].cut.plaited === true || r.facts.has('braids-stay') || /\btranc/.test(note))
    return `Este cartão vai ${of}, em casa: trança de raiz folgada, mechas maiores nas têmporas, sem puxar; se a testa repuxa ou dói, está apertada.`
  if (/\bmaquina\b/.test(note) && !usesClippers(r.cuts[r.cuts.recommended].cut))
    return `Este cartão vai ${of}, em casa: máquina guardada neste corte, que é na tesoura de fio e pente fino, de meio em meio centímetro, o lado mais comprido primeiro; o que faltar tira-se depois.`
  if (/\bmaquina\b/.test(note))
    return `Este cartão vai ${of}, em casa: a máquina só onde as medidas pedem, um pente acima primeiro, contra o fio, e só depois o número escrito; a pele não se toca com a lâmina.`
  return `Este cartão vai ${of}, em casa: fio limpo, pente fino e tesoura de fio, de meio em meio centímetro, o lado mais comprido primeiro; o que faltar tira-se depois.`
}

/** “Quem escreve é a mãe”, for a daughter of fourteen. */
const WRITER = new RegExp(
  `\\bquem (?:escreve|preenche|esta escrevendo) (?:aqui )?e (?:a |o )?(${WHO})\\b|\\bsou (?:a |o )?(mae|pai|avo)\\b`,
)
/** The guide is theirs. */
const AGED =
  /\b(?:guia|presente|isto|isso|analise|fotos?|comprei|e|esta)\b[^.]{0,16}\b(?:para o|para a|para|d[oa]|dess[ea]) (?:meu |minha )?(?:filh[oa]|net[oa]|sobrinh[oa]|entead[oa])\b.{0,24}\b(1[0-7]) anos\b/
function youngReader(r: Reading): string | null {
  const note = noteOf(r)
  const match = WRITER.exec(note)
  const who = HELPERS[match?.[1] ?? match?.[2] ?? '']
  const age = AGED.exec(note)?.[1]
  return age === undefined
    ? null
    : `Aos ${age} anos, a última palavra destas páginas é sua${who ? `; quem nos escreveu foi ${who}` : ''}. Nada daqui pede pressa, química nem maquiagem.`
}

/** How they are spoken to, as the card asks it. */
function addressed(r: Reading): string | null {
  const asked = valuesSaid(r.facts, 'addressed-so').flatMap((value) => ADDRESSES[value] ?? [])
  return asked.length > 0 ? `Que o tratamento é ${list([...new Set(asked)])}, do lavatório à despedida.` : null
}
const ADDRESSES: Readonly<Record<string, string>> = {
  'só pelo nome': 'só pelo nome',
  ela: 'no feminino',
  feminino: 'no feminino',
  senhora: 'por senhora',
  ele: 'no masculino',
  masculino: 'no masculino',
  senhor: 'por senhor',
  elu: 'no neutro (elu)',
  neutro: 'no neutro',
}

/** What makes an air, by its word. */
const AIRS: readonly (readonly [RegExp, string])[] = [
  [/suave|leve|acessivel/, 'linha curva no contorno, cor média perto do rosto, e nada que termine em ponta'],
  [
    /autoridade|seri[oa]|confiavel|forte/,
    'olhos à vista, uma borda nítida na gola ou no corte, e uma cor cheia em vez de três',
  ],
  [/discret|formal/, 'uma só coisa por vez que se note, e o resto no mesmo tom'],
  [/androgin/, 'linha reta num lugar e curva no outro: nenhuma página pede que você escolha'],
  [/cuidad|descansad/, 'borda limpa, fio com brilho e cor viva perto dos olhos'],
  [/elegante|sofisticad/, 'um tom sobre o mesmo tom, e o tecido falando mais que o desenho'],
]
const ANY_AIR = 'um gesto de cada vez, a começar pelo que fica mais perto dos olhos'
const AIRS_AWAY: typeof AIRS = [
  [/arrumad|produzid|montad|formal/, 'deixe uma coisa solta: uma mecha, a gola aberta, a manga dobrada'],
  [/nov[oa]|jov/, 'a cara é a sua, e o que muda é só o cuidado: borda limpa, brilho, cor viva'],
  [/infantil/, 'menos curva e menos cor clara junta; uma linha reta resolve'],
  [/seri[oa]|sever|brav/, 'uma curva perto da testa e uma cor quente na gola'],
  [/cansad/, 'cor viva perto dos olhos, e nada pesado abaixo deles'],
]
const ANY_AWAY = 'o que parecer isso em você, no espelho, fica de fora; nada aqui depende dele'

const airsOf = (r: Reading, key: FactKey): string => list(valuesSaid(r.facts, key))
const meansTo = (r: Reading, key: FactKey, airs: typeof AIRS): string | undefined =>
  airs.find(([air]) => valuesSaid(r.facts, key).some((value) => air.test(plainOf(value))))?.[1]

const AIR: readonly Answer[] = [
  {
    fact: 'impression-wanted',
    chapter: 'intencao',
    words: (r) =>
      `O ar que você quer (${airsOf(r, 'impression-wanted')}) entra assim: ${meansTo(r, 'impression-wanted', AIRS) ?? ANY_AIR}.`,
  },
  {
    fact: 'impression-refused',
    chapter: 'intencao',
    words: (r) =>
      `E o que você não quer parecer (${airsOf(r, 'impression-refused')}) se evita: ${meansTo(r, 'impression-refused', AIRS_AWAY) ?? ANY_AWAY}.`,
  },
]

const accessTo =
  (value: RegExp, words: string) =>
  (r: Reading): string | null =>
    valuesSaid(r.facts, 'access').some((one) => value.test(plainOf(one))) ? words : null
/** Of what no topic of the note answers. */
const ACCESS: readonly Answer[] = [
  {
    fact: 'access',
    chapter: 'cores',
    words: accessTo(
      /daltoni/,
      'Cada cor desta página tem nome e código, para você não depender de vê-la: na loja, leia a etiqueta ou mostre o código a quem atende.',
    ),
  },
  {
    fact: 'access',
    chapter: 'cartao',
    words: accessTo(
      /um olho|ocular/,
      'Que enxerga de um olho só: quem corta fica do lado que vê, e avisa antes de chegar pelo outro.',
    ),
  },
  {
    fact: 'access',
    chapter: 'cartao',
    words: accessTo(
      /cadeir/,
      'Que vem de cadeira de rodas: confirme antes a entrada e o lavatório; o corte pode ser feito nela mesma.',
    ),
  },
]

const WORK: readonly Answer[] = [
  {
    fact: 'on-stage',
    chapter: 'cores',
    words: 'Você falou de luz e câmera: fosco no lugar de brilho, cor cheia no lugar de estampa miúda.',
  },
  {
    fact: 'sun',
    chapter: 'cuidados',
    words:
      'Você falou do sol de todo dia: filtro na risca, nas orelhas e na nuca, chapéu de aba de uns 8 cm, e água doce no fim da tarde.',
  },
  {
    fact: 'helmet',
    chapter: ['cabelo', 'cartao'],
    yieldsTo: ['A marca do que cobre a cabeça'],
    words: byReach({
      long: 'Debaixo do capacete, trança baixa ou coque na nuca, nunca no alto, e o cabelo já seco antes de pôr. Ao tirar, dedos abertos na raiz.',
      short:
        'Debaixo do capacete, o alto que vai nas medidas, sem erguer a raiz. Ao tirar, mãos molhadas na raiz, para o lado em que o fio já cai: em um minuto ele volta.',
      bare: 'Debaixo do capacete, pele seca e um forro de algodão lavado a cada dois dias: é ele que evita a irritação.',
    }),
  },
  {
    fact: 'cap',
    chapter: ['cabelo', 'cartao'],
    yieldsTo: ['A marca do que cobre a cabeça', 'A marca do chapéu', 'O hospital'],
    words: byReach({
      long: 'Debaixo de boné ou touca, prenda na nuca, abaixo da borda: solto por cima das orelhas, o fio marca. Em casa, solte e abra a raiz com os dedos.',
      short:
        'Debaixo de boné, touca ou chapéu, o alto curto e baixo não marca. Ao tirar, mãos molhadas na raiz, da nuca para a frente, e pronto.',
      bare: 'Debaixo de boné, touca ou chapéu, o que conta é o tecido: algodão por dentro, e lavado toda semana.',
    }),
  },
  {
    fact: 'mask',
    chapter: 'cartao',
    words: 'Que usa máscara: o elástico passa atrás da orelha, e a costeleta conta com ele.',
  },
  {
    fact: 'kitchen',
    chapter: 'cartao',
    words: (r) =>
      r.facts.has('cap')
        ? 'Que trabalha de touca: o corte precisa caber debaixo dela.'
        : 'Que trabalha em cozinha: nada solto que caia no rosto quando a cabeça se inclina.',
  },
  {
    fact: 'kitchen',
    chapter: 'cuidados',
    words: unlessBare(
      'No calor da cozinha, água na raiz ao fim do turno, e o creme só do meio às pontas: na testa ele escorre.',
    ),
  },
  { fact: 'night-shifts', chapter: 'cartao', words: 'Que faz plantão: precisa de um corte que se refaça sem espelho.' },
  {
    fact: 'night-shifts',
    chapter: 'cuidados',
    words: unlessBare(
      'Depois do plantão, lave e deixe a raiz secar antes de deitar: dormir com ela úmida amassa o corte.',
    ),
  },
  {
    fact: 'work-rule',
    chapter: 'cartao',
    words: 'Que o trabalho tem norma: leve o texto dela, e peça as medidas pelos números que ela dá.',
  },
  {
    heard: new RegExp(
      `${working('(?:da )?pm|(?:cabo|soldado|sargento|oficial|tenente) da pm|policial|militar|bombeir[oa](?: civil)?|guarda municipal')}|\\b(?:sirvo|servir|estou|entr(?:o|ei|ar)|trabalho|servico) n[oa] (?:quartel|exercito|marinha|aeronautica|corporacao|pm|policia)\\b|\\b(?:uso|de) farda\\b`,
    ),
    chapter: 'cabelo',
    what: 'A farda',
    why: 'O corte cumpre o regulamento no serviço e muda fora dele.',
    words: byReach({
      long: 'De farda, coque baixo na nuca, com rede e sem fio solto; fora do serviço, o mesmo comprimento solto, com a risca trocada de lado.',
      short:
        'De farda, o que se confere é nuca e orelha limpas: acerte só o contorno a cada duas ou três semanas, e o resto do corte dura o dobro.',
    }),
  },
  {
    heard: new RegExp(
      `${working('enfermeir[oa]|tecnic[oa] de enfermagem|fisioterapeuta')}|\\b(?:trabalho|plantao|plantoes|turno) (?:n[oa]|em) (?:um |uma )?(?:hospital|uti|pronto.socorro|upa|centro cirurgico)\\b`,
    ),
    chapter: 'cabelo',
    what: 'O hospital',
    why: 'O cabelo cabe na touca e volta em um minuto.',
    words: byReach({
      long: 'Para a touca do hospital, trança enrolada ou coque na nuca com elástico de tecido, trocando a altura a cada dia: a raiz da têmpora descansa.',
      short: 'Para a touca do hospital, lados e nuca que assentam; ao tirar, dedos úmidos na raiz.',
    }),
  },
  {
    heard: new RegExp(
      `${working('advogad[oa](?! do diabo)|promotora? de justica|juiza?(?! d[eo] (?:futebol|jogo|paz|linha))|defensora? public[oa]|oficial de justica')}|\\b(?:vivo em|faco|tenho|vou a|dia de|em) audiencias?(?! d[ao]s?\\b)\\b|\\bn[oa] (?:forum|tribunal)\\b`,
    ),
    chapter: 'roupa',
    yieldsTo: ['court'],
    what: 'O fórum',
    why: 'Uma cor lisa e média, gola fechada sem apertar.',
    words:
      'Para audiência e fórum: cor lisa e média perto do rosto, gola fechada sem apertar e uma só peça que brilhe. O que é seu fica no corte e na risca.',
  },
  {
    heard:
      /\b(?:chamadas? de video|reuni\w+ (?:on ?line|por video|remotas?)|aulas? on ?line|faco lives?|camera (?:ligada|do computador|do notebook))\b/,
    chapter: 'cores',
    what: 'A chamada de vídeo',
    why: 'Luz de frente, e uma gola que contraste com a pele.',
    words:
      'Na chamada de vídeo veem um palmo abaixo do queixo: luz de frente, câmera na altura dos olhos e uma gola que contraste com a pele.',
  },
  {
    heard:
      /\b(?:sou professor\w*(?! (?:aposentad\w+|d[eao] (?:danca|luta|ioga|yoga|capoeira|natacao|academia|zumba|pilates|educacao fisica|musica)))|dou aula(?! d[eao] (?:danca|luta|ioga|yoga|capoeira|natacao|zumba|pilates))|(?:vivo|trabalho|passo \w+ \w+|estou sempre) em sala de aula|coordenador\w* de escola)\b/,
    chapter: 'roupa',
    what: 'A sala de aula',
    why: 'Autoridade sem dureza: cor firme e casaco aberto.',
    words:
      'Diante da turma, uma cor média e firme na parte de cima e um casaco macio aberto: as duas bordas dão o limite sem fechar você.',
  },
  {
    heard:
      /\b(?:trabalho (?:com crianc\w+|(?:em|na|numa) (?:creche|escolinha|bercario)|(?:com|na|em) educacao infantil)|(?:sou )?professora? d[eao] (?:educacao infantil|creche|bercario)|sou baba)\b/,
    chapter: 'acessorios',
    what: 'O trabalho com crianças',
    why: 'O que fica rente ao rosto, e nada que se puxe.',
    words:
      'No trabalho com crianças, tudo rente: nada que pende da orelha ou do pescoço, e aro de óculos que não se desfaça num puxão.',
  },
  {
    heard: new RegExp(
      `${working('pedreir[oa]|marceneir[oa]|serralheir[oa]|servente de obras?|azulejista|pintora?(?! d[eo] quadros?)')}|\\b(?:trabalho|mexo|lido|vivo|ando)(?: \\w+){0,3}? (?:(?:com|n[ao]s?|em|de|numa?) )(?:obras?(?! (?:de arte|sociais|social))|cimento|poeira|marcenaria|serralheria|gesso)\\b|\\bcapacete de obra\\b`,
    ),
    chapter: 'cuidados',
    what: 'O pó do trabalho',
    why: 'Água antes do xampu, e um lenço debaixo do capacete.',
    words: unlessBare(
      'Pó de trabalho sai com água antes do xampu: um minuto de enxágue, e só depois a lavagem, sem esfregar com a unha.',
    ),
  },
  {
    heard: new RegExp(
      `${working('motorista|caminhoneir[oa]|taxista')}|\\b(?:dirijo (?:o dia|onibus|caminhao|uber|aplicativo|van)|trabalho dirigindo)\\b`,
    ),
    chapter: 'cuidados',
    what: 'O volante',
    why: 'Filtro do lado da janela.',
    words: 'Ao volante o sol vem de um lado só: filtro na face, na orelha e no braço da janela, a cada parada.',
  },
  {
    heard: new RegExp(
      `${working('mecanic[oa](?! quantica)')}|\\b(?:trabalho (?:em|numa|na) oficina)\\b|\\b(?:mexo|trabalho|lido|vivo)(?: \\w+){0,3} graxa\\b|\\bgraxa (?:o dia|n[ao]s? maos?|n[ao] (?:cabelo|rosto|barba))`,
    ),
    chapter: 'cuidados',
    what: 'A graxa',
    why: 'Mão limpa antes de tocar o rosto.',
    words:
      'Com graxa na mão, o rosto espera: limpe as mãos antes de tocar cabelo e barba, e lave os dois só com água morna e xampu.',
  },
  {
    heard: new RegExp(
      `${working('drag(?: queen)?(?! race)')}|\\b(?:trabalho (?:de|como)|sou) palhac[oa] (?:de|em|profissional)|\\bmaquiagem de (?:cena|palco)\\b|\\bpinto a cara\\b`,
    ),
    chapter: 'cuidados',
    what: 'A maquiagem de cena',
    why: 'Sai em duas vezes, na mesma noite.',
    words:
      'A tinta de cena sai em duas vezes: primeiro um demaquilante que a dissolva, depois sabonete suave; e hidratante na mesma noite.',
  },
  {
    heard:
      /\b(?:(?:tenho|terei|marquei|marcaram|vou (?:ter|fazer|para)|faco) (?:\w+ ){0,2}entrevistas?(?! com)|minha entrevista (?:e|vai|sera|no|na|dia|em)|entrevista de (?:emprego|trabalho|estagio)|vaga (?:de|na|para|no) (?!garagem|estacionamento|creche|escola|carro|idoso)|(?:processo|entrevista|prova|vaga|concorr\w+|disput\w+|candidat\w+)[^.]{0,20}\bpromocao|processo seletivo)\b/,
    chapter: ['roupa', 'plano'],
    yieldsTo: ['A roupa da entrevista'],
    what: 'A vaga',
    why: 'Uma camisa lisa e passada, na cor que mais acende o rosto.',
    words: (r) =>
      isTooNearToCut(r)
        ? 'Para a vaga ou a entrevista, que já está perto: o cabelo de hoje, bem arrumado, e uma camisa lisa, bem passada, na cor que mais acende o seu rosto.'
        : 'Para a vaga ou a entrevista: corte 5 a 7 dias antes, contorno limpo na véspera e uma camisa lisa, bem passada, na cor que mais acende o seu rosto.',
  },
  {
    heard:
      /^(?!.*\bach(?:a|am|ou) que (?:eu )?(?:devo|devia|deveria|tenho que|preciso)\b)(?!.*\b(?:nao|nem) (?:quero |queria |gosto de |pretendo )(?:parecer|ficar|ter|com|tao|muito|mais)\b|.*\b(?:nem|sem) (?:parecer|ficar) mais\b).*\b(?:(?:ficar?|parecer|ser|ar|visual|algo|cara|jeito|me deix\w+) (?:um pouco |bem )?mais seri[oa]|levad[oa] a serio|parecer (?:um pouco )?mais velh[oa]|(?:cansei|incomod\w+|atrapalh\w+|problema|odeio|detesto|deixar)\b.{0,30}\bcara de (?:menin[oa]|crianca|novinh[oa])|cara de (?:menin[oa]|crianca|novinh[oa])\b.{0,30}\b(?:incomod\w+|atrapalh\w+|respeit\w+|a serio)|passar (?:seriedade|autoridade|credibilidade)|quero autoridade)\b/,
    chapter: 'roupa',
    yieldsTo: ['A sala de aula'],
    what: 'O ar de seriedade',
    why: 'Ombro marcado, cor média lisa e contorno definido.',
    words:
      'Para dar peso à primeira impressão: ombro marcado, cor média e lisa perto do rosto e contorno limpo no cabelo. Estampa miúda e gola mole fazem o contrário.',
  },
  {
    heard: /\b(?:desempregad[oa]|sem emprego|procurando (?:emprego|trabalho))\b/,
    chapter: 'plano',
    what: 'Sem gastar agora',
    why: 'Risca, gola e sobrancelha mudam de graça; o corte vem depois.',
    words:
      'Enquanto o trabalho não vem, comece pelo que é de graça: risca, gola e sobrancelha. Escola de cabeleireiros corta por pouco, com este cartão na mão.',
  },
]

const SPORT: readonly Answer[] = [
  {
    fact: 'swims',
    chapter: 'cuidados',
    yieldsTo: ['O sal no cabelo', 'O surfe'],
    words: 'Antes da piscina ou do mar, molhe o cabelo com água doce: o fio cheio dela bebe menos cloro e menos sal.',
  },
  {
    heard: /\b(?:touca de (?:natacao|silicone)|cloro|hidroginastica)\b/,
    chapter: 'cuidados',
    what: 'A touca e o cloro',
    why: 'Touca de tecido por baixo, e enxágue ao sair.',
    words: unlessBare(
      'Debaixo da touca de silicone, uma de tecido: ela não puxa a raiz. Ao sair, enxágue mesmo sem xampu, e deixe secar solto, ao ar.',
    ),
  },
  {
    heard: /\bsurf(?:o|ar|ando|e)\b/,
    chapter: 'cuidados',
    yieldsTo: ['O sal no cabelo'],
    what: 'O surfe',
    why: 'Água doce antes e depois, e a textura do sal já basta.',
    words: unlessBare(
      'No surfe, água doce antes e depois, e filtro na risca; o sal já dá a textura que outros procuram, dispense outra.',
    ),
  },
  {
    fact: 'fights',
    chapter: 'cabelo',
    yieldsTo: ['A capoeira'],
    words: byReach({
      long: 'Para o treino de luta, duas tranças rasteiras, firmes sem puxar, presas só com elástico de tecido: nem grampo, nem metal. Desfaça-as no banho.',
      short: 'Para a luta, lados curtos e nada que a mão do outro segure; ao sair do tatame, água e dedos.',
    }),
  },
  {
    heard: /\b(?:kimono|quimono|jiu.?jitsu|judo)\b/,
    chapter: 'barba',
    yieldsTo: ['fights'],
    what: 'A barba no quimono',
    why: 'Acima de um centímetro ela prende na gola.',
    words: (r) =>
      wearsBeard(r) && r.beard !== 'Sem barba'
        ? 'No quimono, barba de mais de 1 cm prende na gola: penteie-a para baixo antes do treino e lave-a logo depois.'
        : null,
  },
  {
    heard:
      /\b(?:corro (?:n[oa] (?:sol|praia|parque|rua|orla|esteira|calcadao|lagoa)|(?:\d+|cinco|dez|tres|quatro) (?:km|quilometros|vezes)|maratonas?|provas?|todo dia(?! (?:para|atras|de um))|de manha cedo)|corrida de rua|(?:corro|treino para|faco) (?:\w+ )?maratona|(?:eu )?caminho (?:todo (?:dia|santo dia)|na (?:praia|orla|rua)|no (?:parque|calcadao)))\b/,
    chapter: 'cuidados',
    what: 'A corrida',
    why: 'Viseira clara, filtro na risca e nas orelhas.',
    words: byReach({
      long: 'Para correr: viseira clara, filtro na risca e nas orelhas, rabo de cavalo baixo com elástico de tecido; o alto puxa a cada passada.',
      short: 'Para correr: boné claro, filtro na testa, na risca e nas orelhas, e água na raiz ao chegar.',
      bare: 'Para correr: boné claro e filtro na cabeça, nas orelhas e na nuca.',
    }),
  },
  {
    heard:
      /^(?!.*\b(?:odeio|detesto|fujo|nao suporto)\b).*\b(?:(?:faco|vou (?:n?a|para a)|frequento|treino n?a|trein\w+ em) (?:\w+ )?academia|academia (?:todo|toda|\d|de manha|a noite)|musculacao|crossfit|malho|treino todo dia|treino pesado)\b/,
    chapter: ['textura', 'cuidados'],
    what: 'O treino',
    why: 'A textura natural, e água na raiz depois.',
    words: unlessBare(
      'Depois do treino, água morna na raiz e ar: na textura natural nada se desmancha com o suor. Faixa larga na testa, enquanto dura.',
    ),
  },
  {
    heard: new RegExp(
      `\\b(?:${play})(?: (?!de\\b)\\w+){0,2} (?:bola|futebol|futsal|volei|basquete|handebol|pelada)\\b|\\bcabecei(?:o|ar)\\b`,
    ),
    chapter: 'cabelo',
    what: 'A bola',
    why: 'A testa livre, e nada endurecido.',
    words: byReach({
      long: 'Para o jogo, faixa fina e trança baixa: a testa livre, e nada que bata nos olhos.',
      short:
        'Para o jogo, o alto sem nada endurecido e a frente fora dos olhos: o suor não desmancha o que nada segura.',
    }),
  },
  {
    heard:
      /\b(?:(?:vou|venho|volto|ando|trabalho|saio|entrego|chego)(?: \w+){0,4}? (?:de|d[ao]) (?:bike|bicicleta)|pedalo|faco (?:entregas? )?(?:de )?bike)\b/,
    chapter: 'cabelo',
    what: 'A bicicleta',
    why: 'Cabelo baixo, e a cinta longe da orelha.',
    words: byReach({
      long: 'Na bicicleta, trança baixa que sai pela nuca do capacete; ao chegar, solte e sacuda com os dedos.',
      short: 'Na bicicleta, o corte volta com a mão molhada: da nuca para a frente, e depois para o seu lado.',
    }),
  },
  {
    heard:
      /\b(?:(?:faco|danco|pratico|treino) (?:\w+ )?bale|dou aula de (?:danca|bale)|faco danca|sou (?:bailarin[oa]|dancarin[oa])|danco(?! muito))\b/,
    chapter: 'cabelo',
    what: 'A dança',
    why: 'O peso do coque em dois pontos.',
    words: ifLong(
      'Para dançar, dois elásticos em vez de um apertado: rabo de cavalo baixo primeiro, coque por cima. O peso se divide, e a raiz não dói à noite.',
    ),
  },
  {
    heard: new RegExp(
      `\\b(?:${play}|ensino|dou aula de|mestre de|roda de|professora? de)(?: \\w+){0,2} capoeira\\b|^capoeira (?:com|tod[oa])\\b|\\bcapoeirista\\b`,
    ),
    chapter: 'cabelo',
    what: 'A capoeira',
    why: 'Amarrado em dois pontos, o peso não puxa no giro.',
    words: ifLong(
      'Na roda, amarre em dois pontos, na nuca e no meio das costas, com tira larga: com o peso todo no alto, o giro puxa a raiz.',
    ),
  },
]

const MONEY_AND_TIME: readonly Answer[] = [
  {
    fact: 'little-money',
    chapter: ['plano', 'cuidados'],
    words: byReach({
      long: 'Você falou de gastar pouco: linha de baixo cheia e reta dura de 10 a 12 semanas. Salão-escola cobra menos; leve o cartão, e peça só o que está nele.',
      short:
        'Você falou de gastar pouco: peça um contorno natural, sem desenho, que cresce sem marcar; entre as visitas, alguém de casa limpa só a nuca.',
      bare: 'Você falou de gastar pouco: a máquina em casa se paga em três visitas, e a nuca alguém confere.',
    }),
  },
  {
    fact: 'few-visits',
    chapter: ['cabelo', 'cuidados'],
    words: byReach({
      long: 'Com poucas visitas, a linha de baixo inteira cresce sem pedir socorro; na sexta semana, em casa, só as pontas que abriram.',
      short:
        'Com poucas visitas, peça um contorno sem risco nem desenho: o que é natural cresce sem marcar; na sexta semana, alguém limpa a nuca.',
    }),
  },
  {
    fact: 'little-time',
    chapter: 'cabelo',
    words: byReach({
      long: 'De manhã há pouco tempo: à noite, com o fio já seco, uma trança frouxa; de manhã, solte, abra com os dedos, e está feito.',
      short: 'De manhã há pouco tempo: mãos molhadas na raiz, para o lado em que o fio já cai, e está feito.',
    }),
  },
  {
    heard:
      /\b(?:moro (?:muito )?longe(?:$|,| (?:demais|de tudo)$| d(?:e qualquer|e todo|o|a) (?:salao|cabeleireir[oa]|barbeiro|barbearia|cidade|centro))|zona rural|moro (?:na roca|no sitio|na fazenda)|(?:salao|cabeleireir[oa]|barbeiro) (?:fica )?(?:longe|a \d+ (?:km|horas)))/,
    chapter: 'plano',
    what: 'O salão longe',
    why: 'Uma visita a cada 10 a 12 semanas; no meio, a nuca em casa.',
    words:
      'Com o salão longe, junte tudo numa ida a cada 10 a 12 semanas e fotografe o corte pronto, de frente e de costas: é a foto que guia quem limpar a nuca em casa.',
  },
  {
    heard:
      /\b(?:(?:eu mesm[oa]|eu sozinh[oa]|sozinh[oa]) (?:que )?(?:me )?cort\w+|corto (?:eu mesm[oa]|sozinh[oa]|em casa|(?:o )?meu (?:proprio )?cabelo))\b/,
    chapter: 'cabelo',
    what: 'Quem corta é você',
    why: 'A seco, de meio em meio centímetro; a nuca, com ajuda.',
    words: byReach({
      long: 'Cortando em casa: fio seco, tesoura de fio, de meio em meio centímetro, só pontas e frente. Nuca e camadas pedem quem as alcance.',
      short:
        'Cortando em casa: pente mais alto primeiro, um número de cada vez, e o contorno de orelha e nuca com quem o veja de trás.',
    }),
  },
  {
    heard:
      /\b(?:tenho (?:uma |a )?maquin(?:a|inha)(?: de cort\w+(?: (?:o )?cabelo)?)?(?: em casa)?(?! de\b)(?=$|,| (?:em casa|aqui|e|para cort\w+|wahl))|maquin(?:a|inha) de cort\w+ (?:em|de|la em|aqui em) casa|passo a maquina(?! d[ea]) ?(?:eu mesm[oa]|sozinh[oa]|em casa|zero|um|dois|tres|quatro|\d|no (?:meu )?cabelo|na cabeca))\b/,
    chapter: ['cabelo', 'cuidados'],
    what: 'A máquina em casa',
    why: 'Do pente mais alto para o mais baixo.',
    // Of long hair it says nothing.
    words: (r) =>
      r.facts.has('no-clippers')
        ? null
        : ifShort(
            'Máquina em casa: fio limpo e seco, do pente mais alto para o mais baixo, um número de cada vez e contra o fio; a linha da nuca segue a que nasce, sem subir.',
          )(r),
  },
  {
    heard:
      /\b(?:toda semana|todo sabado|toda sexta|a cada (?:semana|7 dias)) (?:n[oa]|para o|vou n[oa]) (?:barbeiro|barbearia)\b|\bvou tod[oa] (?:sabado|sexta|semana) n[oa] (?:barbeiro|barbearia)\b/,
    chapter: 'cartao',
    what: 'A visita de toda semana',
    why: 'O contorno pode ser exigente, e ter uma folga de quinze dias.',
    words: 'Que volta toda semana: o contorno pode ser exigente, desde que aguente quinze dias se faltar.',
  },
  {
    heard:
      /\b(?:tenho|mae de|pai de) (?:\d|dois|duas|tres|quatro|cinco) (?:filh\w+|crianc\w+)(?! (?:ja )?(?:adult\w+|crescid\w+|criad\w+|formad\w+|casad\w+|grand\w+|maior\w*|moc[oa]s|de (?:quatro patas|[2-9]\d)|pets?|felinos?|caninos?))\b/,
    chapter: 'cabelo',
    what: 'A casa cheia',
    why: 'Prende em um minuto, e fica bonito preso.',
    words: ifLong(
      'Com a casa cheia, o cabelo precisa ficar bonito preso: um comprimento que caiba inteiro no rabo de cavalo e duas mechas que saem na frente, em um minuto.',
    ),
  },
  {
    heard:
      /\b(?:roupa que nao uso|(?:gastei|gasto) (?:muito )?(?:em|com) roupa(?! d[aeo])|nao posso comprar roupa|usar o que (?:ja )?tenho|orcamento para roupa|roupa nova e zero)\b/,
    chapter: 'roupa',
    yieldsTo: ['O armário que não se usa'],
    what: 'A roupa que já existe',
    why: 'Dez peças suas nas suas cores, antes de comprar.',
    words:
      'Antes de comprar, separe dez peças que já são suas nas cores destas páginas e monte três combinações; o que sobrar de dinheiro vai para uma gola boa.',
  },
]

const BODY: readonly Answer[] = [
  {
    fact: 'in-treatment',
    chapter: ['cuidados', 'tecido-dia'],
    words:
      'Durante o tratamento: água morna, xampu suave e sem perfume, toalha que encosta e não esfrega, algodão sobre a pele e filtro ao sair. O que se pode usar, quem diz é a sua equipe de saúde.',
  },
  {
    fact: 'hair-regrows',
    chapter: ['textura', 'cuidados'],
    words:
      'O cabelo que volta pode nascer com outra textura por um tempo: lave a cabeça com delicadeza, deixe o contorno limpo e não puxe nada. Química, só quando a sua equipe de saúde liberar.',
  },
  {
    fact: 'hair-loss',
    chapter: ['textura', 'cuidados'],
    yieldsTo: ['A queda depois do parto'],
    words: (r) =>
      r.facts.has('pregnant')
        ? 'A queda de depois do parto costuma passar em alguns meses. Se passar de um ano, ou abrir falhas, procure a dermatologista.'
        : 'Você falou da queda: pente de dentes largos, nada que puxe a raiz, e a risca em outro lugar a cada semana. Se começou de repente, em placas ou com coceira, dermatologista primeiro.',
  },
  {
    fact: 'pregnant',
    chapter: 'cor-do-cabelo',
    words:
      'Na gravidez e enquanto amamenta, cor só com o aval de quem acompanha você, médica ou enfermeira; até lá, nada destas páginas depende dela.',
  },
  {
    fact: 'cannot-lift-arms',
    chapter: ['cabelo', 'cuidados'],
    words:
      'Sem levantar os braços: o corte cai no lugar ao secar, e o que sobra se arruma com a palma da mão e os cotovelos na mesa. Nada a fazer acima do queixo.',
  },
  {
    fact: 'cannot-lift-arms',
    chapter: 'roupa',
    yieldsTo: ['Vestir-se com um braço', 'opens-in-front'],
    words: 'Peças que abrem na frente, de botão grande ou zíper, com cava larga: nada que se vista pela cabeça.',
  },
  {
    fact: 'touch-unbearable',
    chapter: 'cartao',
    words: 'Que avise antes de encostar, sobretudo na nuca, e antes de ligar qualquer aparelho.',
  },
  {
    fact: 'allergy',
    chapter: 'cuidados',
    words:
      'Você falou da alergia ({v}): o rótulo vem antes da promessa. Produto novo, só depois que quem trata da sua alergia disser.',
  },
  {
    heard:
      /\b(?:so tenho um braco|so (?:uso|tenho) uma mao|tenho uma mao so|(?:me (?:arrum\w+|vist\w+|vir\w+|pente\w+)|faco (?:tudo|as coisas)|vivo)(?: \w+){0,3} com uma mao so|hemiplegi\w+)\b/,
    chapter: 'acessorios',
    what: 'Uma mão só',
    why: 'Faixa elástica e piranha grande, no lugar de elástico e grampo.',
    words:
      'Com uma mão só: faixa elástica e piranha grande no lugar de elástico e grampo, e peça que feche com ímã ou pressão.',
  },
  {
    heard:
      /\b(?:maos? (?:que )?trem(?:e|em|endo|ula|ulas|o|or)(?! de)|trem(?:o|e|endo) (?:a |as |n?as |minhas? )?maos?|parkinson|tremor(?:es)? (?:n[ao]s? maos?|essencial))\b/,
    chapter: ['maquiagem', 'cuidados'],
    what: 'A mão que treme',
    why: 'Bastão e dedo, com o cotovelo apoiado.',
    words:
      'Com a mão que treme, o cotovelo fica apoiado na mesa e o dedo faz o trabalho do pincel: tudo em bastão ou creme, nenhum traço fino.',
  },
  {
    heard:
      /^(?!.*\boculos\b).*\b(?:baixa visao|(?:sou|estou|fiquei) ceg[oa](?! (?:d[eao]|por|para))|deficien\w+ visual|enxergo (?:muito )?pouco(?! de)|nao enxergo(?: (?:nada|mais|do|direito))?(?=$|,)|sem espelho)\b/,
    chapter: ['cabelo', 'cuidados'],
    what: 'Sem depender do espelho',
    why: 'A risca e o corte se conferem com a mão.',
    words: byReach({
      long: 'Sem depender do espelho: a risca se acha com a ponta do dedo, do meio da sobrancelha para trás, e os dois lados se conferem com a mão, na altura do queixo.',
      short:
        'Sem depender do espelho: o corte assenta com a palma, da coroa para a frente, e os dois lados se conferem com os dedos acima da orelha.',
      bare: 'Sem depender do espelho: o que escapou da lâmina se acha com a palma da mão, contra o fio.',
    }),
  },
  {
    heard: /\b(?:cadeira de rodas|cadeirante)\b/,
    chapter: 'roupa',
    yieldsTo: ['A roupa na cadeira de rodas'],
    what: 'A cadeira de rodas',
    why: 'Prove na cadeira: frente curta, manga justa, gola firme.',
    words:
      'Na cadeira de rodas, a roupa se prova como se usa: frente mais curta que as costas, manga que não raspe na roda e gola firme. O olhar chega primeiro ao rosto e ao tronco.',
  },
  {
    heard:
      /\b(?:(?:sou|tenho|fui diagnosticad[oa] (?:com|como)|descobri que sou|laudo de|estou no) (?:\w+ ){0,2}?(?:autis\w+|tea|asperger|espectro autista)|hipersensibilidade (?:sensorial|ao toque|a (?:barulho|som|toque))|sensivel a (?:barulho|toque|textura))\b/,
    chapter: 'cartao',
    what: 'O jeito de atender',
    why: 'Aviso antes de encostar, pouca conversa, um só produto por vez.',
    words:
      'Que avise antes de encostar na nuca e antes de cada aparelho, fale pouco e com calma, e pare se for pedido; o primeiro horário do dia, sem produto e sem perfume.',
  },
  {
    heard:
      /\b(?:etiquetas?|tecidos? sinteticos?|costuras?|textura d[ea]s? (?:roupas?|tecidos?))\b[^,]{0,30}\b(?:incomod\w+|coc\w+|pinic\w+|arranh\w+|irrit\w+|agonia|insuportave\w+)|\b(?:nao suporto|detesto|odeio|nao aguento|arranco|corto|tiro|sem) (?:\w+ ){0,3}(?:etiquetas?|tecidos? sinteticos?|costuras?|textura d[ea]s? (?:roupas?|tecidos?))\b/,
    chapter: 'roupa',
    yieldsTo: ['no-labels', 'no-synthetics'],
    what: 'O tecido que não incomoda',
    why: 'Algodão ou linho, sem etiqueta e sem costura grossa.',
    words:
      'Algodão ou linho já lavados, sem etiqueta (ou descosturada) e sem costura grossa no ombro: a cor vem depois do toque.',
  },
  {
    heard: HEARING_AID,
    chapter: 'cartao',
    what: 'A conversa no salão',
    why: 'De frente, e mostrando no pente.',
    words:
      'Que fale de frente e mostre a medida no pente antes de cortar; o aparelho sai antes do lavatório e volta antes da tesoura.',
  },
  {
    heard:
      /\b(?:(?:artrite|artrose|reumat\w+)\b.{0,20}\b(?:maos?|dedos?|punhos?)|maos? (?:que )?do[ie]m?|dor nas maos)\b/,
    chapter: 'acessorios',
    what: 'As mãos que doem',
    why: 'Fecho de ímã ou pressão, e botão grande.',
    words:
      'Com as mãos doendo, fecho de ímã ou de pressão no lugar do ganchinho, e cordão que passe inteiro pela cabeça.',
  },
  {
    heard:
      /\b(?:(?:tenho|sinto|sofro|vivo|me da|da|(?:estou|fico|acabo) com|crises? de|muita)(?: \w+){0,2} (?:enxaqueca|dor de cabeca)|(?:enxaqueca|dor de cabeca) (?:forte|cronica|todo dia|sempre|quando|com))\b/,
    chapter: 'cartao',
    what: 'A dor de cabeça',
    why: 'Nada apertado, e o lavatório com apoio.',
    words: 'Que tem dor de cabeça: nada apertado na raiz, apoio macio no lavatório e nenhum cheiro forte por perto.',
  },
  {
    heard:
      /\b(?:dor de cabeca|pesa|peso|doi)\b.{0,40}\b(?:coque|prend\w+|preso|rabo(?: de cavalo)?)\b|\b(?:coque|prend\w+|preso|rabo)\b.{0,40}\b(?:pesa|peso|dor de cabeca|doi)\b/,
    chapter: 'cabelo',
    yieldsTo: ['O peso do coque', 'O peso do cabelo', 'O que puxa e dói'],
    what: 'O peso do cabelo preso',
    why: 'Em dois pontos, na nuca, com grampo largo.',
    words: ifLong(
      'O peso do cabelo preso se divide: duas tranças que se cruzam na nuca, ou dois coques baixos, com grampo largo, e a altura muda de um dia para o outro.',
    ),
  },
  {
    heard: /\bpsorias\w+\b.{0,24}\b(?:couro|cabeca|cabelo)\b|\b(?:couro|cabeca)\b.{0,24}\bpsorias\w+/,
    chapter: 'cartao',
    what: 'A psoríase no couro cabeludo',
    why: 'O salão fica sabendo antes: não pega, e não se esfrega.',
    words:
      'Que tem psoríase no couro cabeludo, que não pega em ninguém: água morna, sem unha nem pente fino, e nada de química.',
  },
  {
    heard: /\b(?:hipotireoid\w+|tireoide|hashimoto)\b/,
    chapter: ['textura', 'cuidados'],
    what: 'A tireoide',
    why: 'Nada que puxe, enquanto o tratamento acerta.',
    words: unlessBare(
      'Enquanto a tireoide se acerta, o fio pode afinar: nada que puxe e pontas cheias, que dão corpo ao que há. O resto é com quem trata dela.',
    ),
  },
  {
    heard:
      /\b(?:tomo|tomando|uso|usando|estou (?:no|em|com)|comec\w+|vou (?:tomar|comecar)|tratamento com)(?: \w+){0,3} (?:roacutan|isotretinoina)\b/,
    chapter: ['sobrancelhas', 'cuidados'],
    what: 'A isotretinoína',
    why: 'Sem cera nem esfoliação, e filtro todo dia.',
    words:
      'Durante a isotretinoína a pele se rompe fácil: sem cera nem esfoliação, só tesourinha e pente, e filtro todo dia; quem trata da sua pele diz quando volta o resto.',
  },
  {
    heard: /\b(?:fogachos?|caloroes|calorao|ondas? de calor|menopausa\b.{0,30}\bcalor)\b/,
    chapter: 'roupa',
    what: 'As ondas de calor',
    why: 'Camadas finas que se abrem, e a nuca livre.',
    words:
      'Para as ondas de calor: camadas finas que se abrem num gesto, algodão ou linho junto ao pescoço, e a nuca livre.',
  },
  {
    heard:
      /\b(?:engordei|emagreci|ganhei \d+ (?:quilos|kg)|perdi \d+ (?:quilos|kg)|(?:fiz|depois d[ae]|operei d[ae]|passei (?:pela|por)) (?:a |uma )?bariatrica|\d+ (?:kg|quilos) a mais)\b/,
    isPastToo: true,
    chapter: 'roupa',
    yieldsTo: ['A roupa do corpo de hoje'],
    what: 'O corpo de hoje',
    why: 'É a ele que a roupa obedece.',
    words:
      'O corpo de hoje é a medida: uma peça do tamanho certo agora vale mais que três à espera de outro. Comece pela gola, que fica ao lado do rosto.',
  },
  {
    heard:
      /\b(?:vou (?:me )?operar(?! (?:o |a )?(?:meu |minha )?(?:cachorr|gat|caixa|maquina|pai|mae|filh))|vou fazer (?:uma |a )?cirurgia|minha cirurgia (?:e|sera|vai|no|em|dia|esta marcada)|cirurgia (?:marcada|dia)|antes da (?:minha )?cirurgia)\b/,
    chapter: 'plano',
    what: 'A cirurgia',
    why: 'O corte vem na semana anterior.',
    words:
      'Antes da cirurgia, o corte na semana anterior, fácil de lavar e de arrumar com uma mão; o que pede braço no alto volta quando o médico liberar.',
  },
  {
    heard: /\b(?:arranco (?:o |meu )?cabelo(?! de (?:raiva|tanto))|tricotilomania)\b/,
    chapter: 'cartao',
    what: 'O lugar mais ralo',
    why: 'O salão o deixa como está, e não pergunta.',
    words: 'Que há um lugar mais ralo: deixe-o como está e não pergunte.',
  },
  {
    heard:
      /\b(?:sem|nao (?:quero|precis\w+|us\w+|exij\w+|peca|depend\w+)(?: de| do)?|dispens\w+) (?:\w+ )?pente\b(?! (?:d[eoa]|fin|garfo|quent|\d))/,
    chapter: 'cabelo',
    what: 'Sem pente',
    why: 'Arruma-se com os dedos, da testa para trás.',
    words: unlessBare('No alto, sem pente: os dedos abertos, uma vez, da testa para trás, e a mão desce.'),
  },
  {
    heard:
      /\b(?:faco terapia|estou (?:em|fazendo) terapia|comecei (?:a )?terapia|minha (?:terapeuta|psicologa|psiquiatra) (?:me )?(?:disse|fal\w+|suger\w+|pediu|acha|indicou|acompanha|sabe)|meu (?:terapeuta|psicologo|psiquiatra) (?:me )?(?:disse|fal\w+|suger\w+|pediu|acha|indicou|acompanha|sabe))\b/,
    isWhole: true,
    chapter: 'carta',
    isRecognition: true,
    what: 'A terapia',
    why: 'Estas páginas não perguntam dela.',
    words:
      'Você contou da terapia, e foi bom contar: nada aqui se mete com ela, e nenhuma página depende de como anda a semana.',
  },
  {
    heard:
      /^(?!.*\b(?:faleceu|morreu|partiu|se foi|perdi)\b.{0,40}\b(?:quando eu (?:era|tinha|nasci)|(?:ha|faz) (?:muitos|muito|[3-9]|\d\d|vinte|trinta|dez|quinze)(?: \w+)? ?(?:anos|tempo)|em (?:19\d\d|20[01]\d)))(?:.*)\b(?:estou de luto|em luto|enviuv\w+|fiquei viuv[oa]|sou viuv[oa]|(?:mae|pai|marido|esposa|mulher|filh[oa]|irma|irmao|avo|companheir[oa])\b.{0,12}\b(?:faleceu|morreu|se foi|partiu)|perdi (?:a |o )?(?:minha|meu) (?:mae|pai|marido|esposa|mulher|filh[oa]|irma|irmao|avo|companheir[oa])(?! (?:de vista|n[oa] (?:shopping|mercado|aeroporto|praia|fila|multidao|feira)))|setimo dia|velorio)\b/,
    isWhole: true,
    chapter: 'carta',
    isRecognition: true,
    what: 'A sua perda',
    why: 'Nada aqui tem pressa.',
    words: 'Sentimos muito pela sua perda. Nada aqui tem pressa: comece pelo mais simples, no dia em que quiser.',
  },
  {
    heard:
      /\b(?:me separei(?: d[aeo] (?:minha |meu )?(?:marido|esposa|esposo|mulher|namorad[oa]|noiv[oa]|companheir[oa]|pai|mae)|(?! d[aeo]s?\b))|divorci(?:ei|ando|amos)|estou (?:me )?(?:divorciando|separando)|sai de um (?:casamento|relacionamento)|fim do (?:meu )?casamento|recem (?:separad[oa]|divorciad[oa]))\b(?!.{0,12}\b(?:[2-9]|\d\d|vinte|dez|muitos|alguns|varios) anos)/,
    isPastToo: true,
    chapter: 'plano',
    what: 'O recomeço',
    why: 'Em dois passos: agora o que se vê, em seis semanas o mais ousado.',
    words:
      'Depois de uma separação, o que se muda se muda em dois passos: agora o que se vê, e em seis semanas o mais ousado, se a vontade ainda for a mesma.',
  },
]

const IDENTITY: readonly Answer[] = [
  { fact: 'addressed-so', chapter: ['cartao', 'cartoes'], words: addressed },
  { fact: 'called-so', chapter: ['cartao', 'cartoes'], words: 'Que o nome é {v}, e só ele.' },
  {
    heard:
      /\b(?:primeiro corte masculino|(?:corte|penteado|visual|contorno|desenho|rosto|aparencia|jeito|ar) (?:mais |bem )?masculin[oa]s?|masculiniz\w+)\b/,
    chapter: 'cartao',
    what: 'O desenho mais reto',
    why: 'Nuca e costeleta terminam em linha reta.',
    words:
      'Que a costeleta termina reta, na altura do meio da orelha, e a nuca em linha reta, sem ponta fina nem arredondado.',
  },
  {
    heard:
      /\b(?:suaviz\w+|amaci\w+|disfarc\w+|feminiliz\w+|arredond\w+) (?:\w+ ){0,2}(?:maxilar|mandibula|queixo)\b|\b(?:maxilar|mandibula|queixo)\b(?: \w+){0,3} mais (?:macio|suave|feminino|delicad[oa])\b/,
    chapter: 'cabelo',
    what: 'O maxilar mais macio',
    why: 'A moldura começa na maçã e passa dele.',
    words: byReach({
      long: 'Para amaciar o maxilar, a moldura começa na maçã do rosto e passa dele em camadas: nenhuma linha reta acaba na altura do queixo.',
      short:
        'Enquanto cresce, o volume fica nas têmporas e na altura da maçã, e a nuca, limpa: o maxilar deixa de ser o ponto mais largo.',
    }),
  },
  {
    heard: /\bbinder\b/,
    chapter: 'roupa',
    what: 'O binder',
    why: 'Tecido firme por cima, e ombro marcado.',
    words:
      'Sobre o binder, tecido firme e não colado, costura do ombro no lugar do ombro e gola careca ou de botão: a linha do peito fica reta.',
  },
  {
    heard:
      /\b(?:quer(?:em)? me deixar feminin[oa]|nao (?:quero|gosto de) (?:nada|parecer|ficar)(?: muito)? (?:feminin[oa]|delicad[oa]|mulherzinha|masculin[oa])|nada (?:muito )?feminin[oa])\b/,
    isWhole: true,
    chapter: 'roupa',
    what: 'O seu jeito, e não o dos outros',
    why: 'Nada entra que você não tenha chamado.',
    words:
      'Aqui vale o seu pedido: se o que você quer é curto, reto ou sem enfeite, é assim que as peças se escolhem, pela linha do ombro e da gola.',
  },
  {
    heard: HELPED,
    isWhole: true,
    chapter: 'cartao',
    what: 'Quem corta em casa',
    why: 'O cartão fala com essa pessoa.',
    words: helper,
  },
  {
    heard: AGED,
    isWhole: true,
    chapter: 'carta',
    isRecognition: true,
    what: 'A idade de quem lê',
    why: 'O guia é de quem ele desenha.',
    words: youngReader,
  },
  {
    heard:
      /\b(?:(?:corto|cortar) agora|(?:corto|cortar|corte) (?:agora )?ou espero|que dia (?:eu )?cort\w+|quantos dias antes|cort\w+,? quando)\b/,
    chapter: ['plano', 'cuidados'],
    what: 'Cortar agora ou esperar',
    why: 'Agora, se é para mudar; o último acerto tem dia.',
    words: cutNowOrWait,
  },
  { fact: 'no-beard', chapter: 'barba', yieldsTo: ['A barba que você quer deixar'], words: beardAfter },
]

export const LIFE_ANSWERS: readonly Answer[] = [
  ...AIR,
  ...ACCESS,
  ...WORK,
  ...SPORT,
  ...MONEY_AND_TIME,
  ...BODY,
  ...IDENTITY,
]
