import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { globSync } from 'tinyglobby';

const kit = join(import.meta.dirname, '../..');
const temporary = join(kit, '.turbo/api');

/** The type files of exports that are not in the index, each with a name for the report: `useForm` for `hooks/use-form`. */
function otherEntries(): [name: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const types = Object.values<{ types?: string } | string>(exports).flatMap((entry) =>
    typeof entry === 'object' && entry.types ? [entry.types.slice('./dist/'.length)] : [],
  );
  const files = types
    .filter((file) => !/^(index|types)\.|^(components|sections|templates)\//.test(file))
    .flatMap((file) => globSync(file, { cwd: join(kit, 'dist') }));
  return files.sort().map((file) => {
    const words = file.replace(/(\/index)?\.d\.ts$/, '').replace(/.*\//, '');
    return [words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), file.replace('.d.ts', '.js')];
  });
}

/** The report of api-extractor on all types that the built kit exports. */
export function typesSurface(): string {
  mkdirSync(temporary, { recursive: true });
  const entry = join(temporary, 'entry.d.ts');
  const dist = relative(dirname(entry), join(kit, 'dist'));
  const lines = otherEntries().map(([name, file]) => `export * as ${name} from '${dist}/${file}';`);
  writeFileSync(entry, [`export * from '${dist}/index.js';`, ...lines, ''].join('\n'));
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(kit, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: kit,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: 'nodenext',
            moduleResolution: 'nodenext',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [entry],
        },
      },
      apiReport: { enabled: true, reportFolder: temporary, reportFileName: 'report', reportTempFolder: temporary },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, { localBuild: true, showVerboseMessages: false });
  if (errorCount > 0) throw new Error('api-extractor could not read the types in dist');
  return readFileSync(join(temporary, 'report.api.md'), 'utf8');
}
