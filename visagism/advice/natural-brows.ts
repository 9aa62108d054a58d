/** Brows are cleaned and combed, never drawn. Aims by shape: docs/visagism.md §5; the natural line is practice (C). */
import type { Basis } from '../knowledge/sources.ts'
import type { MenswearSubject } from './wardrobe.ts'

const BASIS: Basis = { certainty: 'C', sources: ['brow-guides', 'practice'] }

export const NATURAL_BROWS: MenswearSubject = {
  shapes: {
    oval: {
      lead: 'A sua sobrancelha já acompanha o contorno; o trabalho é só limpar em volta.',
      quote: 'Sobrancelha bem cuidada é a que ninguém nota.',
      why: [
        'Com testa e mandíbula em acordo, a linha de nascença não precisa de desenho. Limpe o espaço entre as duas e os fios soltos da pálpebra; o resto fica.',
        'Fio comprido se penteia para cima e se apara na ponta, com tesoura. É o bastante para a expressão abrir sem que a sobrancelha pareça feita.',
      ],
      alternate: [
        'Passe uma escovinha para cima e olhe de novo: quase sempre é só isso. O fio solto tem graça; o fio caído sobre o olho, não.',
        'Se um lado é mais alto que o outro, deixe. A simetria perfeita é coisa de máscara.',
      ],
      picks: [
        {
          id: 'natural',
          what: 'Natural, limpa no meio e embaixo',
          why: 'a linha de nascença já combina com o contorno',
        },
        { id: 'natural', what: 'Penteada para cima, pontas aparadas', why: 'abre a expressão sem desenho' },
        { id: 'natural', what: 'Só o fio comprido aparado', why: 'é o mínimo, e às vezes é tudo' },
      ],
      avoid: [
        { what: 'Pinça na linha de cima', why: 'deixa um ar de surpresa permanente', refuses: ['arco-alto'] },
        { what: 'Afinar até virar traço', why: 'muda o humor do rosto inteiro', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de oval, limpar em volta resolve a maior parte dos meses.',
      basis: BASIS,
    },
    redondo: {
      lead: 'Uma sobrancelha firme, de fio cheio, dá ao rosto em curva um primeiro traço de direção.',
      quote: 'A curva já está no contorno; a linha pode ficar firme.',
      why: [
        'Num contorno arredondado, a espessura de nascença é uma aliada: põe uma sombra definida acima dos olhos. Tire só o que borra a linha de baixo, e o olhar ganha espaço sem ganhar arco.',
        'Deixe o fim da sobrancelha inteiro. Aparado cedo demais, ele arredonda a expressão.',
      ],
      alternate: [
        'Penteie os fios para cima e para fora, como quem aponta para a têmpora. É um ângulo que nasce e some com a escova.',
        'Nada de contorno marcado: a borda macia embaixo e o fio à vista em cima bastam para o olhar subir.',
      ],
      picks: [
        { id: 'natural', what: 'Natural, com a linha de baixo limpa', why: 'abre espaço entre o fio e o olho' },
        { id: 'natural', what: 'Penteada para cima e para fora', why: 'leva o olhar para as têmporas' },
        { id: 'natural', what: 'Cheia, sem aparar o fim', why: 'põe uma linha firme sobre as curvas' },
      ],
      avoid: [
        {
          what: 'Borda arredondada na pinça',
          why: 'repete, em cima, a curva das maçãs',
          refuses: ['sobrancelha-em-meia-lua'],
        },
        { what: 'Fina demais', why: 'tira do rosto a sua linha mais firme', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de redondo, deixe inteiro o fim da sobrancelha.',
      basis: BASIS,
    },
    quadrado: {
      lead: 'Cheia e natural: é assim que a sobrancelha responde a um maxilar de canto.',
      quote: 'Fio cheio em cima, osso firme embaixo: a conta fecha.',
      why: [
        'A mandíbula já traz o ângulo. Uma sobrancelha cheia, com a borda com que nasceu, sustenta a proporção; afinada, pareceria emprestada.',
        'Limpe o espaço entre as duas e pare aí. Se os fios crescem muito, apare a ponta com tesoura, sempre penteados para cima.',
      ],
      alternate: [
        'Deixe-a um pouco rebelde. Um fio fora de hora, ao lado de um maxilar firme, é quase um sorriso.',
        'A escova resolve num instante o que a pinça levaria a manhã para estragar.',
      ],
      picks: [
        { id: 'natural', what: 'Cheia, só com o meio limpo', why: 'faz par com uma base larga' },
        { id: 'natural', what: 'Penteada para cima', why: 'troca a linha por textura' },
        { id: 'natural', what: 'Natural, de borda macia embaixo', why: 'deixa o olhar mais perto' },
      ],
      avoid: [
        {
          what: 'Contorno riscado a máquina',
          why: 'soma uma quina às que já existem',
          refuses: ['arco-em-ponta'],
        },
        { what: 'Linha fina', why: 'some diante da mandíbula', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de quadrado, guarde o fio cheio: limpe o meio, e chega de pinça.',
      basis: BASIS,
    },
    coracao: {
      lead: 'Com a testa ampla, a sobrancelha cheia e baixa é quem traz o olhar para o meio do rosto.',
      quote: 'Sobrancelha baixa, olhar perto.',
      why: [
        'Cada fio tirado por cima abre mais testa, e testa o seu rosto já tem. Por isso a regra é uma só: nada por cima, pouco por baixo.',
        'Limpe o meio sem afastar as duas: o começo deve continuar sobre o canto interno do olho.',
      ],
      alternate: [
        'Deixe o fio deitar. Penteada para o lado, a sobrancelha sombreia os olhos, e a testa fica em segundo plano.',
        'Um gel transparente segura os fios no lugar sem que ninguém desconfie.',
      ],
      picks: [
        { id: 'natural', what: 'Natural e cheia, limpa só no meio', why: 'divide com a testa a atenção do alto' },
        { id: 'natural', what: 'Penteada para o lado', why: 'não abre campo acima dela' },
        { id: 'natural', what: 'Espessura de nascença, borda macia', why: 'acompanha um queixo delicado' },
      ],
      avoid: [
        { what: 'Fios tirados por cima', why: 'abrem mais testa', refuses: ['arco-alto'] },
        { what: 'Meio limpo demais', why: 'afasta os começos e alarga o alto', refuses: ['comeco-afastado'] },
      ],
      asSecond: 'Com traços de coração, não tire nenhum fio de cima.',
      basis: BASIS,
    },
    triangulo: {
      lead: 'Fio cheio e fim inteiro alargam o alto do rosto sem que pareça arrumação.',
      quote: 'A sobrancelha inteira abre as têmporas.',
      why: [
        'A parte alta é a mais estreita do seu contorno, e a sobrancelha é a linha mais comprida dela. O fim natural, que tanta gente apara sem pensar, aqui se guarda.',
        'Limpe o meio com parcimônia e penteie para fora. Dois minutos por semana dão conta.',
      ],
      alternate: [
        'Penteie para fora, como quem abre um livro. O alto do rosto ganha largura, e ninguém saberá de onde ela veio.',
        'Se o fim da linha for ralo, deixe a pinça de lado por seis semanas e olhe de novo.',
      ],
      picks: [
        {
          id: 'natural',
          what: 'Natural e comprida, só o meio limpo',
          why: 'alarga o alto do rosto',
          effects: ['sobrancelha-longa'],
        },
        { id: 'natural', what: 'Penteada para fora, sem aparar', why: 'dá peso às têmporas' },
        { id: 'natural', what: 'Espessura inteira, borda macia', why: 'fala na mesma altura da mandíbula' },
      ],
      avoid: [
        { what: 'Fim aparado', why: 'encolhe o alto do rosto', refuses: ['sobrancelha-curta'] },
        { what: 'Sobrancelha afinada', why: 'deixa a mandíbula com a última palavra', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de triângulo, a sobrancelha vai até o fim: não deixe que a aparem.',
      basis: BASIS,
    },
    diamante: {
      lead: 'As maçãs já inclinam o rosto; a sobrancelha pode ficar quieta, cheia e sem bico.',
      quote: 'Deixe as diagonais com as maçãs.',
      why: [
        'Um bico na sobrancelha repetiria, logo acima, a linha das maçãs. Sem desenho, com a borda de nascença, ela dá descanso ao meio do rosto.',
        'O começo cheio ajuda a testa, que é estreita. Limpe só o que se encontra no centro, e deixe o fim terminar com o olho.',
      ],
      alternate: [
        'Escova, água, e pronto: a borda irregular é parte da graça, porque o rosto já tem linhas nítidas.',
        'Deixe o começo mais cheio que o fim. A testa se abre pelo centro, e as maçãs continuam donas da cena.',
      ],
      picks: [
        {
          id: 'natural',
          what: 'Natural, de começo cheio',
          why: 'enche a testa pelo meio',
          effects: ['comeco-marcado'],
        },
        { id: 'natural', what: 'Borda macia, sem bico', why: 'não repete a linha das maçãs' },
        { id: 'natural', what: 'Só penteada', why: 'o relevo do rosto já desenha por ela' },
      ],
      avoid: [
        { what: 'Ponta marcada na sobrancelha', why: 'multiplica os ângulos do meio', refuses: ['arco-em-ponta'] },
        { what: 'Linha esticada até a têmpora', why: 'encosta na maçã', refuses: ['sobrancelha-longa'] },
      ],
      asSecond: 'Com traços de diamante, a borda fica macia, sem quina.',
      basis: BASIS,
    },
    retangular: {
      lead: 'Uma sobrancelha cheia e deitada dá largura a um rosto longo, e não pede desenho nenhum.',
      quote: 'Uma linha deitada encurta o caminho.',
      why: [
        'Uma linha deitada e firme no alto do rosto interrompe a descida do olhar. Por isso o fio fica: a espessura e o comprimento naturais são a sua melhor régua.',
        'Embaixo, tire apenas o que está solto na pálpebra. Cada fileira a menos ali levanta a linha, e o rosto sobe com ela.',
      ],
      alternate: [
        'Penteie para os lados, com um pouco de gel, e deixe estar. O rosto se abre como quem estica os braços.',
        'No meio, limpe pouco: quanto mais comprida a linha, mais o rosto se deita sobre ela.',
      ],
      picks: [
        { id: 'reta', what: 'Natural, cheia e deitada', why: 'abre o rosto na altura dos olhos' },
        {
          id: 'natural',
          what: 'Penteada para os lados',
          why: 'estende a linha sem pinça',
          effects: ['sobrancelha-longa'],
        },
        { id: 'natural', what: 'Inteira, com o meio pouco limpo', why: 'guarda a linha mais larga' },
      ],
      avoid: [
        { what: 'Limpeza alta por baixo', why: 'levanta a linha e o rosto com ela', refuses: ['arco-alto'] },
        { what: 'Fim aparado', why: 'estreita o rosto nos olhos', refuses: ['sobrancelha-curta'] },
      ],
      asSecond: 'Com traços de retangular, a linha fica deitada e inteira.',
      basis: BASIS,
    },
  },
  intentions: {
    autoridade: 'Meio limpo e fio cheio: a autoridade começa num olhar sem distração.',
    criatividade: 'Fios para cima, borda solta, a linha como nasceu: a criatividade não passa a expressão a ferro.',
    sofisticacao: 'Nenhum fio fora do lugar e nenhum sinal de pinça: o cuidado sofisticado não deixa rastro.',
    leveza: 'Penteie e saia: o olhar leve é o que não parece ter passado por oficina.',
  },
  styles: {
    Clássico: 'No clássico, a sobrancelha não tem época: limpa no meio, inteira no resto.',
    Moderno: 'O moderno apara o comprimento e deixa a borda como veio.',
    Despojado: 'No despojado, a escovinha depois do banho é o cuidado inteiro.',
    Elegante: 'Para a elegância, confira de perto os fios soltos da pálpebra: são eles que se notam à mesa.',
    Ousado: 'Ousar aqui pode ser um gel de cor, que sai com água; escolha um gesto, e o resto do rosto fica quieto.',
  },
}
