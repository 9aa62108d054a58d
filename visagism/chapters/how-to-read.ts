import { chapter, type Chapter, type Reasoned } from '../chapter.ts'
import type { ConfidenceLevel, EvidenceSource } from '#visagism/face/evidence.ts'
import { gaugesOf } from '../gauges.ts'
import { isBlankNote } from '../observations.ts'
import { count, list } from '../pt.ts'
import { QUESTION_IDS } from '../quiz-questions.ts'
import type { Reading } from '../reading.ts'
import { CERTAINTIES, CERTAINTY_WORDS } from '../sources.ts'

/** How to read the report: what was measured, what was answered, how sure each thing is. */
export function writeHowToRead(r: Reading): Chapter {
  const { evidence, brief } = r
  return chapter({
    id: 'como-ler',
    title: 'Como ler este caderno',
    head: 'Como ler',
    lead: LEAD[evidence.source],
    quotes: [QUOTE[evidence.level]],
    sections: [
      {
        heading: 'De onde vem a forma do rosto',
        paragraphs: [SPOKE[evidence.source], ...evidence.cautions, SURE[evidence.level], ...steady(r)],
      },
      {
        heading: 'O que é seu e o que é regra',
        paragraphs: [
          r.choose('how.rule', [
            'As regras de visagismo são costumes bem observados, não leis. Quando várias fontes concordam, falamos com firmeza; quando só uma diz, avisamos.',
            'Visagismo é ofício antes de ser ciência. O que muitos profissionais repetem aparece aqui sem rodeio; o que poucos dizem vem com aviso.',
            'Boa parte do que você vai ler é consenso de salão e de ateliê. Onde o consenso falta, dizemos de quem é a opinião, inclusive quando é nossa.',
          ]),
          `Seu gosto fica acima de qualquer regra. ${TASTE[brief.form.style]}`,
        ],
      },
    ],
    lists: [{ title: 'O que tínhamos em mãos', items: inHand(r) }],
    tables: [
      {
        title: 'As letras de certeza',
        columns: ['Letra', 'O que quer dizer'],
        rows: CERTAINTIES.map((letter) => [letter, CERTAINTY_WORDS[letter]]),
        note: 'As letras voltam na página de fontes, ao lado de cada obra.',
      },
    ],
    bases: [{ certainty: 'B', sources: ['classifiers', 'minas'] }],
  })
}

const LEAD: Readonly<Record<EvidenceSource, string>> = {
  visagista: 'Uma pessoa da nossa equipe olhou a sua foto e assinou embaixo. As páginas partem desse olhar.',
  pontos: 'Este caderno foi escrito sobre medidas: pontos da sua foto, comparados com os de muita gente.',
  ia: 'Um programa viu a sua foto e sugeriu uma forma; trate-a como hipótese até que alguém confira.',
  teste: 'Você respondeu, nós escutamos. A forma do rosto, nesta edição, vem das suas respostas.',
}

const SPOKE: Readonly<Record<EvidenceSource, string>> = {
  visagista:
    'Quatro vozes podem falar da forma de um rosto: quem conferiu a foto, os pontos marcados nela, um programa, o teste. No seu caso falou a primeira, que vale mais que todas as outras juntas.',
  pontos:
    'Há uma ordem entre as evidências: primeiro o olhar de um profissional, depois os pontos na foto, depois um programa, por fim o teste. Aqui falaram os pontos, e o teste, se houve, só inclinou um pouco a balança.',
  ia: 'Na ordem em que ouvimos as evidências, um programa vem em terceiro, depois de um profissional e dos pontos na foto. Como nenhum dos dois falou ainda, ficamos com ele, e com cautela.',
  teste:
    'O teste é a última das quatro evidências que aceitamos, atrás do olhar profissional, dos pontos na foto e de um programa. Ele conhece o que você vê no espelho, e isso já é bastante para começar.',
}

const QUOTE: Readonly<Record<ConfidenceLevel, string>> = {
  alta: 'Quando temos certeza, dizemos. Quando não, também.',
  média: 'Uma boa leitura ainda guarda uma segunda opinião.',
  baixa: 'Entre duas formas há um rosto: o seu.',
}

const SURE: Readonly<Record<ConfidenceLevel, string>> = {
  alta: 'Com essa firmeza, os capítulos seguintes tratam a primeira forma como ponto de partida e consultam a segunda só nos detalhes.',
  média:
    'Com essa margem, os conselhos servem às duas primeiras formas sempre que possível, e o texto avisa quando elas divergem.',
  baixa:
    'Com tão pouca distância entre as formas, preferimos conselhos que funcionam para ambas; desconfie de quem lhe der uma resposta de uma palavra só.',
}

function steady({ evidence }: Reading): string[] {
  if (!evidence.steadiness) return []
  const { kept, of } = evidence.steadiness
  return [
    kept === of
      ? `Fizemos ainda um teste de firmeza: deslocamos cada medida um pouco para mais e para menos, e a primeira forma se manteve nas ${of} vezes.`
      : `Fizemos ainda um teste de firmeza: com cada medida um pouco deslocada, a primeira forma se manteve em ${kept} de ${of} vezes.`,
  ]
}

const TASTE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'Se uma tradição sua contrariar um conselho, a tradição ganha.',
  Moderno: 'Se um conselho soar antigo aos seus olhos, leia o motivo e fique só com ele.',
  Despojado: 'Se um conselho der trabalho demais, ele não era para você.',
  Elegante: 'Se algo parecer excessivo, tire uma coisa: quase sempre é o caminho.',
  Ousado: 'Se quiser quebrar uma regra destas, quebre de propósito e até o fim.',
}

const COUNTED: Readonly<Record<number, string>> = { 3: 'três', 4: 'quatro' }

function inHand(r: Reading): Reasoned[] {
  const { evidence, brief, colours } = r
  const answered = QUESTION_IDS.filter((id) => (brief.quiz?.[id] ?? '') !== '').length
  const blank = [
    !brief.form.hairLength && 'o comprimento do cabelo',
    !brief.form.maintenanceLevel && 'o tempo de cuidado',
    colours.length === 0 && 'as cores preferidas',
    !r.texture && 'a textura do fio',
    !brief.colour?.season && !brief.colour?.setBy && 'a estação de cores',
  ].filter((gap) => gap !== false)
  return [
    {
      what: evidence.measures ? 'Pontos na foto de frente' : 'Nenhum ponto na foto',
      why: evidence.measures
        ? `deles saem ${COUNTED[gaugesOf(evidence).length] ?? 'as'} medidas, que você verá sobre a régua no próximo capítulo`
        : 'por isso não há números do seu rosto nesta edição; eles podem ser acrescentados depois',
    },
    {
      what: answered > 0 ? `${count(answered, 'resposta', 'respostas')} do teste` : 'Sem respostas do teste',
      why: answered > 0 ? 'elas inclinam a leitura, sem mandar nela' : 'a leitura depende só do que está dito acima',
    },
    {
      what: `Formulário: ${brief.form.style.toLowerCase()}, ${brief.form.objective.toLowerCase()}`,
      why: 'é ele que escolhe entre dois conselhos igualmente bons',
    },
    {
      what: isBlankNote(brief.form.observations) ? 'Campo livre em branco' : 'Um recado seu no campo livre',
      why: isBlankNote(brief.form.observations)
        ? 'nada a respeitar além do formulário'
        : 'está na carta, com o que foi feito dele',
    },
    {
      what: blank.length > 0 ? `Não sabemos: ${list(blank)}` : 'Nenhuma lacuna no formulário',
      why:
        blank.length > 0
          ? 'nesses pontos damos alternativas em vez de adivinhar'
          : 'pudemos escolher em vez de oferecer alternativas',
    },
  ]
}
