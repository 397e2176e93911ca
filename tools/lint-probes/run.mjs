import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { probes } from './probes.mjs';

/** Lints each planted violation. @returns how many rules fired and which stayed silent */
export const runProbes = async () => {
  const eslint = new ESLint({
    overrideConfig: [{ files: ['**/*.ts', '**/*.tsx'], ...tseslint.configs.disableTypeChecked }],
  });
  const silent = [];
  for (const probe of probes) {
    const [result] = await eslint.lintText(probe.code, { filePath: probe.at });
    if (!result?.messages.some(({ ruleId }) => ruleId === probe.rule))
      silent.push({ ...probe, got: result?.messages.map((m) => m.ruleId ?? m.message) });
  }
  return { fired: probes.length - silent.length, silent };
};
