-- The settings are made in the transaction that makes the account, and locked in the one that erases it. An engine that
-- distributes has connections of its own for each role, of which one does not see what the other has not committed yet: so
-- the server's own role does both, on the row of the user whom it acts for.
CREATE POLICY server ON account_settings TO CURRENT_USER USING (user_id = acting_user()) WITH CHECK (user_id = acting_user());
