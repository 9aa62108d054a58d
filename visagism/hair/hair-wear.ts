/** Three ways to wear each cut: any day, at work, at night (practice, M). */
import type { CutId } from '../hair-cuts.ts'

export const WEAR: Readonly<Record<CutId, readonly [day: string, work: string, night: string]>> = {
  pixie: [
    'despenteado com os dedos, franja para onde cair',
    'penteado para o lado, com um fio de brilho nas têmporas',
    'todo para trás com gel úmido, orelhas à mostra',
  ],
  bob: [
    'seco ao ar, com um lado atrás da orelha',
    'escovado para dentro, risca nítida',
    'ondas largas feitas com a prancha, só na metade de baixo',
  ],
  'long-bob': [
    'ondas de trança dormida',
    'liso de raiz e com as pontas viradas para dentro',
    'um lado preso rente, o outro solto até a clavícula',
  ],
  chanel: [
    'ponta da frente solta, sem escova',
    'liso de espelho, risca no lado mais cheio',
    'molhado e penteado para trás, com o bico desenhado',
  ],
  'camadas-medio': [
    'amassado com creme leve, risca em ziguezague',
    'meio preso na altura das têmporas',
    'escovado para fora, como nos anos setenta',
  ],
  'camadas-longo': [
    'trança frouxa de lado',
    'rabo baixo com duas mechas soltas',
    'ondas do queixo para baixo, topo liso',
  ],
  'longo-reto': [
    'solto atrás dos ombros, risca ao meio',
    'rabo baixo e liso, elástico coberto por uma mecha',
    'de um lado só, preso com grampo por dentro',
  ],
  'longo-v': [
    'trança única que termina no bico',
    'metade presa, comprimento nas costas',
    'ondas soltas, frente penteada para trás',
  ],
  'franja-cortina': [
    'franja seca com os dedos, resto ao natural',
    'coque baixo, deixando só a cortina na frente',
    'franja com volume, virada para fora na maçã',
  ],
  'franja-reta': [
    'franja reta, comprimento num nó frouxo',
    'franja escovada, cabelo atrás das orelhas',
    'franja reta com rabo alto, muito gráfico',
  ],
  'franja-lateral': [
    'diagonal solta, resto em onda natural',
    'franja presa com um grampo invisível, risca funda',
    'ondas de cinema, todas para o mesmo lado',
  ],
  rabo: ['na altura das orelhas, como cair', 'mais baixo, bem assentado', 'firme, com a base enrolada numa mecha'],
  coque: [
    'baixo e frouxo, com fios escapando na nuca',
    'nó polido, risca ao meio',
    'baixo, com um grampo de metal à vista',
  ],
  afro: [
    'garfo na raiz e mais nada',
    'contorno refeito com as mãos, laterais assentadas',
    'mais alto de um lado, com brilho nas pontas',
  ],
  'crespo-curto': [
    'esponja de cachos e um borrifo de água',
    'laterais assentadas com creme',
    'topo solto para cima com o garfo, e pó de brilho',
  ],
  'crespo-longo': ['abacaxi alto com lenço', 'meio preso, volume atrás', 'solto por inteiro, dividido de lado'],
  trancas: [
    'soltas, jogadas para um lado',
    'presas na nuca, frente limpa',
    'meio presas, com anéis de metal nas pontas',
  ],
  'cacheado-medio': [
    'solto, risca onde o cacho quiser',
    'preso de um lado com grampo por dentro',
    'volume no alto, laterais contidas',
  ],
  'cacheado-longo': [
    'abacaxi no dia seguinte, solto à tarde',
    'rabo baixo de cachos definidos',
    'de um lado só, com a nuca presa',
  ],
  shag: [
    'como acordou, com um borrifo de sal',
    'franja assentada e camadas atrás da orelha',
    'pontas molhadas e desalinhadas de propósito',
  ],
  degrade: [
    'topo bagunçado com pasta fosca',
    'penteado para o lado, contorno limpo',
    'para trás, com pomada de brilho baixo',
  ],
  'degrade-alto': ['topo para cima, sem brilho', 'topo de lado, mais contido', 'erguido com secador, fixação forte'],
  topete: ['desfeito com a mão, caindo um pouco', 'para trás, baixo, bem comportado', 'alto e com brilho'],
  crop: [
    'para a frente, seco, com pó de textura',
    'franja alinhada com os dedos',
    'com um pouco de brilho e as pontas separadas',
  ],
  social: ['risca desfeita', 'risca feita no pente, ainda úmido', 'de lado, com creme e ar quente'],
  raspado: ['só filtro solar', 'contorno refeito na véspera', 'um óleo seco, que dá brilho ao crânio'],
  undercut: ['topo solto, caindo', 'para trás, assentado, orelhas livres', 'de lado, com efeito molhado'],
  'medio-masc': [
    'atrás da orelha, secando ao vento',
    'repartido de lado, com creme',
    'para trás, molhado, sem esconder a nuca',
  ],
  'longo-masc': ['solto, com onda de sal', 'nó baixo e limpo', 'metade preso, metade nas costas'],
  'cacheado-topo': [
    'cachos como secarem',
    'cachos definidos e laterais assentadas',
    'volume para a frente, um cacho na testa',
  ],
  'crespo-topo': [
    'esponja e água',
    'topo em bloco, cantos conferidos no espelho',
    'um desenho discreto na lateral, feito na véspera',
  ],
  'side-part': ['risca desfeita com a mão', 'risca nítida, pomada média', 'mais alto do lado cheio, com brilho'],
  'pixie-assentado': [
    'secando ao ar, frente empurrada com a mão',
    'risca de lado, frente polida com um fio de creme',
    'frente úmida, assentada em onda sobre a testa',
  ],
  'tesoura-longa': [
    'seco ao ar, como amanheceu',
    'repartido de lado, ainda úmido',
    'lados assentados com creme, topo solto',
  ],
  'tesoura-curta': ['como secou', 'para o lado, com os dedos úmidos', 'topo para cima, com uma ponta de pomada fosca'],
  joaozinho: [
    'para a frente, como secou',
    'de lado, com os dedos úmidos',
    'alto desarrumado com uma ponta de pasta, orelhas à mostra',
  ],
  'black-baixo': [
    'água, a palma em círculos e a porta da rua',
    'contorno ajustado com os dedos, um fio de creme',
    'brilho de óleo por cima, gola à vista',
  ],
  'bob-crespo': [
    'solto, com um lado atrás da orelha',
    'curva refeita com creme, risca nítida',
    'um lado preso rente com grampos, o outro cheio',
  ],
  'crespo-medio': [
    'solto, largura onde ela quiser',
    'dois grampos atrás das orelhas, frente livre',
    'um lado mais cheio que o outro, de propósito',
  ],
  'twist-out': [
    'definido da véspera, só a raiz aberta',
    'lado rente preso com um grampo, o cheio definido',
    'molas separadas uma a uma, volume do lado da risca',
  ],
  puff: [
    'no alto, como ficar, com fita larga',
    'contorno assentado com creme e os dedos',
    'lenço estampado em volta da base, puff mais alto',
  ],
  twists: [
    'soltos, jogados para um lado',
    'metade presa atrás, frente limpa',
    'enrolados num nó baixo, ou soltos em definição no dia seguinte',
  ],
  dreads: ['soltos, atrás de uma orelha', 'presos na nuca, sem apertar', 'metade no alto, com anéis de metal'],
  'dreads-longos': [
    'soltos diante de um ombro',
    'rabo baixo e frouxo, amarrado com um dos próprios',
    'coque no alto, pontas para fora',
  ],
  nago: ['pontas soltas e nada mais', 'pontas recolhidas num nó na nuca', 'fio dourado ou búzios em duas das fileiras'],
  'crespo-longo-redondo': [
    'solto, raiz aberta só no alto',
    'frente torcida para trás dos dois lados',
    'todo para um lado, brilho de óleo nas pontas',
  ],
  'crespo-meio-preso': [
    'fita larga e dedos, nada mais',
    'alto preso rente, contorno assentado com creme',
    'alto torcido em duas cordas até a nuca, volume solto',
  ],
  'coque-alto': [
    'torcido com as mãos, fios do contorno soltos',
    'bem assentado, sem puxar a têmpora',
    'maior e mais frouxo, com um pente de metal',
  ],
  'crespo-muito-longo': [
    'trança grossa e solta, do meio para baixo',
    'metade presa no alto, comprimento nas costas',
    'solto por inteiro, definido na véspera',
  ],
  'crespo-taper': ['dedos úmidos e pronto', 'contorno conferido no espelho de mão', 'alto definido, óleo nas pontas'],
  'so-contorno': [
    'como amanheceu, com filtro solar no couro',
    'contorno conferido no espelho de mão',
    'um fio de óleo leve e a gola à vista',
  ],
  'lados-na-tesoura': [
    'como amanheceu, com protetor no alto',
    'lados penteados para baixo, nuca conferida',
    'pele do alto fosca, armação ou gola de cor',
  ],
  'lados-na-maquina': [
    'hidratante, protetor e rua',
    'máquina repassada na véspera',
    'bálsamo no couro, gola que emoldure',
  ],
  'maquina-zero': [
    'protetor solar e mais nada',
    'repassada no domingo, para a semana inteira',
    'pele hidratada, sem brilho, e uma cor forte perto do rosto',
  ],
  'a-lamina': [
    'chapéu ao sol, cabeça livre à sombra',
    'lâmina na véspera, nunca de manhã cedo',
    'um óleo leve, se quiser brilho; talco, se não quiser',
  ],
}
