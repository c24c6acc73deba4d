// Unpacks the packaged Chromium, found in the folder given, into the folder for temporary files.
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const [archives = ''] = process.argv.slice(2);
for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
  await inflate(join(archives, archive));
