// Nothing here is a promise of the product: a machine at a third of the speed passes too. What hangs ends all the same.
jest.setTimeout(Number(process.env.TEST_PATIENCE_MS ?? 600_000));
